'use strict';
const assert = require('node:assert');
const test = require('node:test');
const { load } = require('./page.js');

const [began, moved, ended, cancelled] = [0, 1, 2, 3];

/** Something that events can be sent to. */
class Target {
  constructor() { this.listeners = {}; }

  addEventListener(name, listener) { (this.listeners[name] ??= []).push(listener); }

  send(name, event) {
    const sent = { target: this, ...event, prevented: false, preventDefault() { this.prevented = true; } };
    for (const listener of this.listeners[name] ?? []) listener(sent);
    return sent;
  }

  setPointerCapture(pointer) { this.captured = pointer; }

  contains(other) { return other === this || other?.parent === this; }

  getBoundingClientRect() { return { left: 0, top: 0, right: 300, bottom: 200 }; }
}

/** The page's input over a scene of 300 by 200, with what it tells; `canvas` is what holds the scene and its things. */
function world() {
  const canvas = new Target(), document = new Target(), window = new Target(), timers = [];
  const { Input, TouchPhase } = load(['engine.js', 'input.js'], ['Input', 'TouchPhase'], {
    document, performance: { now: () => 99 }, setTimeout: (work) => timers.push(work),
    addEventListener: (...listener) => window.addEventListener(...listener),
  });
  const touches = [];
  const input = new Input(canvas, canvas, (...touch) => touches.push(touch));
  assert.deepStrictEqual({ ...TouchPhase }, { began, moved, ended, cancelled });
  return { canvas, document, window, input, touches, timers };
}

function pointer(pointerId, clientX, clientY, timeStamp, button = 0) {
  return { pointerId, clientX, clientY, timeStamp, button };
}

test('a finger is told from its touch to its end', () => {
  const { canvas, touches } = world();
  canvas.send('pointerdown', pointer(7, 10, 20, 1));
  canvas.send('pointermove', pointer(7, 11, 21, 2));
  canvas.send('pointerup', pointer(7, 12, 22, 3));
  canvas.send('lostpointercapture', pointer(7, 12, 22, 4));
  canvas.send('pointermove', pointer(7, 13, 23, 5));
  assert.strictEqual(canvas.captured, 7);
  assert.deepStrictEqual(touches, [[0, began, 10, 20, 1], [0, moved, 11, 21, 2], [0, ended, 12, 22, 3]]);
});

test('two fingers have two numbers, and a number is used again when it is free', () => {
  const { canvas, touches } = world();
  canvas.send('pointerdown', pointer(501, 0, 0, 1));
  canvas.send('pointerdown', pointer(502, 5, 5, 2));
  canvas.send('pointerup', pointer(501, 0, 0, 3));
  canvas.send('pointerdown', pointer(503, 9, 9, 4));
  assert.deepStrictEqual(touches.map(([finger, phase]) => [finger, phase]),
    [[0, began], [1, began], [0, ended], [0, began]]);
});

test('pointercancel ends a touch where the finger was last', () => {
  const { canvas, touches } = world();
  canvas.send('pointerdown', pointer(1, 10, 20, 1));
  canvas.send('pointercancel', pointer(1, 0, 0, 2));
  assert.deepStrictEqual(touches.at(-1), [0, cancelled, 10, 20, 2]);
});

test('lostpointercapture ends a touch where the finger was last, if its lift does not come at once', () => {
  const { canvas, touches, timers } = world();
  canvas.send('pointerdown', pointer(1, 10, 20, 1));
  canvas.send('lostpointercapture', pointer(1, 0, 0, 2));
  canvas.send('pointerup', pointer(1, 12, 22, 3));
  timers.shift()();
  assert.deepStrictEqual(touches.splice(0), [[0, began, 10, 20, 1], [0, ended, 12, 22, 3]]);
  canvas.send('pointerdown', pointer(1, 10, 20, 4));
  canvas.send('lostpointercapture', pointer(1, 0, 0, 5));
  timers.shift()();
  assert.deepStrictEqual(touches, [[0, began, 10, 20, 4], [0, cancelled, 10, 20, 5]]);
});

test('hiding the page ends all touches', () => {
  const { canvas, input, touches } = world();
  canvas.send('pointerdown', pointer(1, 10, 20, 1));
  canvas.send('pointerdown', pointer(2, 30, 40, 1));
  input.cancelAll();
  canvas.send('pointerup', pointer(1, 10, 20, 200));
  assert.deepStrictEqual(touches.slice(2), [[0, cancelled, 10, 20, 99], [1, cancelled, 30, 40, 99]]);
});

test('only the first mouse button is a finger', () => {
  const { canvas, touches } = world();
  canvas.send('pointerdown', pointer(1, 10, 20, 1, 2));
  canvas.send('pointerup', pointer(1, 10, 20, 2, 2));
  assert.deepStrictEqual(touches, []);
});

for (const name of ['gesturestart', 'contextmenu', 'selectstart', 'dragstart', 'dblclick']) {
  test(`the browser's own ${name} is refused`, () => {
    assert.ok(world().document.send(name, {}).prevented);
  });
}

test('a touch of the scene and its things does not become a scroll, a zoom or a call-out, one of a message may', () => {
  const { canvas, window } = world();
  const thing = { parent: canvas };
  for (const name of ['touchstart', 'touchmove', 'touchend', 'mousedown']) {
    for (const target of [canvas, thing]) assert.ok(window.send(name, { target }).prevented);
    assert.ok(!window.send(name, { target: new Target() }).prevented);
  }
});

test('what holds the elements of screen readers does not listen to touches, which would turn clicks into touches', () => {
  const { canvas, document } = world();
  const names = [...Object.keys(canvas.listeners), ...Object.keys(document.listeners)];
  assert.deepStrictEqual(names.filter((name) => name.startsWith('touch')), []);
});

test('what comes down outside of the scene is no touch of it', () => {
  const { canvas, touches } = world();
  for (const [x, y] of [[-1, 20], [300, 20], [10, -1], [10, 200]]) canvas.send('pointerdown', pointer(1, x, y, 1));
  assert.deepStrictEqual(touches, []);
  canvas.send('pointerdown', pointer(1, 299, 199, 1));
  canvas.send('pointermove', pointer(1, 400, 300, 2));
  assert.deepStrictEqual(touches, [[0, began, 299, 199, 1], [0, moved, 400, 300, 2]]);
});

test('a finger that the stage takes over from what it came down on goes on', () => {
  const { canvas, touches, timers } = world();
  canvas.send('pointerdown', pointer(1, 10, 20, 1));
  canvas.send('lostpointercapture', { ...pointer(1, 10, 20, 2), target: { parent: canvas } });
  assert.deepStrictEqual([timers.length, touches.length], [0, 1]);
});

for (const [who, told, isFinger] of [
  ['VoiceOver’s “activate”', { pointerType: 'touch', width: 0, height: 0, pressure: 0, detail: 0 }, false],
  ['VoiceOver’s with a third of a pixel', { pointerType: 'touch', width: 1 / 3, height: 1 / 3, pressure: 0, detail: 0 }, false],
  ['Chromium’s for TalkBack', { pointerType: 'mouse', width: 1, height: 1, pressure: 0, detail: 0 }, false],
  ['a mouse', { pointerType: 'mouse', width: 1, height: 1, pressure: 0.5, detail: 0 }, true],
  ['an older Safari’s mouse', { pointerType: 'mouse', width: 1, height: 1, pressure: 0, detail: 1 }, true],
  ['an iPad’s finger', { pointerType: 'touch', width: 40, height: 40, pressure: 0, detail: 0 }, true],
  ['a finger on a tablet that knows no sizes', { pointerType: 'touch', width: 0, height: 0, pressure: 1, detail: 0 }, true],
  ['a pen that hardly presses', { pointerType: 'pen', width: 1, height: 1, pressure: 0, detail: 0 }, true],
]) {
  test(`${who} is ${isFinger ? 'a' : 'no'} finger`, () => {
    const { canvas, touches } = world();
    canvas.send('pointerdown', { ...pointer(1, 10, 20, 1), ...told });
    assert.strictEqual(touches.length, isFinger ? 1 : 0);
  });
}

test('a palm is no finger, and a finger that becomes one is taken back', () => {
  const { canvas, touches } = world();
  canvas.send('pointerdown', { ...pointer(1, 10, 20, 1), width: 200, height: 150 });
  assert.deepStrictEqual(touches, []);
  canvas.send('pointerdown', { ...pointer(2, 10, 20, 2), width: 30, height: 30 });
  canvas.send('pointermove', { ...pointer(2, 12, 20, 3), width: 180, height: 130 });
  canvas.send('pointerup', pointer(2, 12, 20, 4));
  assert.deepStrictEqual(touches, [[0, began, 10, 20, 2], [0, cancelled, 10, 20, 3]]);
});

test('a long edge of a hand is a finger: only what is large both ways is a palm', () => {
  const { canvas, touches } = world();
  canvas.send('pointerdown', { ...pointer(1, 10, 20, 1), width: 200, height: 40 });
  assert.deepStrictEqual(touches, [[0, began, 10, 20, 1]]);
});

test('a mouse whose button went up where nobody saw it lets go', () => {
  const { canvas, touches } = world();
  canvas.send('pointerdown', { ...pointer(1, 10, 20, 1), pointerType: 'mouse', buttons: 1 });
  canvas.send('pointermove', { ...pointer(1, 11, 20, 2), pointerType: 'mouse', buttons: 1 });
  canvas.send('pointermove', { ...pointer(1, 50, 60, 3), pointerType: 'mouse', buttons: 0 });
  canvas.send('pointermove', { ...pointer(1, 70, 80, 4), pointerType: 'mouse', buttons: 0 });
  assert.deepStrictEqual(touches, [[0, began, 10, 20, 1], [0, moved, 11, 20, 2], [0, cancelled, 11, 20, 3]]);
});

test('a mouse, a pen and a finger are three at once', () => {
  const { canvas, touches } = world();
  for (const [id, pointerType] of [[1, 'mouse'], [2, 'pen'], [3, 'touch']]) {
    canvas.send('pointerdown', { ...pointer(id, id, id, id), pointerType, buttons: 1 });
  }
  canvas.send('pointermove', { ...pointer(2, 9, 9, 9), pointerType: 'pen', buttons: 1 });
  assert.deepStrictEqual(touches.map(([finger, phase]) => [finger, phase]), [[0, began], [1, began], [2, began], [1, moved]]);
});
