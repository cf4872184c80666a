'use strict';
const assert = require('node:assert');
const test = require('node:test');
const { load } = require('./page.js');
const { Target, Element, Document } = require('./dom.js');

/** A page of 800 by 600 whose document can have full screen, and its lock. */
function world(can = true) {
  const window = new Target(), document = new Document(), timers = new Map(), told = [];
  const change = (element) => {
    document.fullscreenElement = element;
    document.send('fullscreenchange');
  };
  document.fullscreenEnabled = can;
  document.documentElement = { requestFullscreen: async () => change(document.documentElement) };
  document.exitFullscreen = async () => change(null);
  let count = 0;
  const { Lock } = load(['lock.js'], ['Lock'], {
    document, innerWidth: 800, innerHeight: 600, navigator: {},
    addEventListener: (...listener) => window.addEventListener(...listener),
    setTimeout: (work, time) => timers.set(++count, { work, time }) && count, clearTimeout: (number) => timers.delete(number),
  });
  const button = new Element(document);
  const lock = new Lock(button, { lock: 'Full screen', locked: 'Hold the corner' }, (text) => told.push(text), () => told.push('!'));
  const pointer = (name, pointerId, clientX, clientY) => window.send(name, { pointerId, clientX, clientY });
  return { window, button, lock, timers, told, pointer };
}

test('the button begins full screen, goes, and says how to leave', () => {
  const { button, lock, told } = world();
  assert.ok(!button.hidden && !lock.isOn);
  button.send('click');
  assert.ok(button.hidden && lock.isOn);
  assert.deepStrictEqual(told, ['Hold the corner', '!']);
});

test('there is no button where the browser has no full screen', () => {
  assert.ok(world(false).button.hidden);
});

test('a finger that rests in the corner for three seconds leaves full screen', () => {
  const { button, lock, timers, pointer } = world();
  button.send('click');
  pointer('pointerdown', 1, 780, 20);
  pointer('pointermove', 1, 775, 30);
  pointer('pointerup', 2, 780, 20);
  const [{ work, time }] = timers.values();
  assert.strictEqual(time, 3000);
  work();
  assert.ok(!lock.isOn && !button.hidden);
});

test('one that is lifted, moves away or is lost does not', () => {
  for (const [name, x, y] of [['pointerup', 780, 20], ['pointermove', 700, 20], ['pointercancel', 780, 20], ['blur']]) {
    const { button, timers, pointer } = world();
    button.send('click');
    pointer('pointerdown', 1, 780, 20);
    pointer(name, 1, x, y);
    assert.strictEqual(timers.size, 0, name);
  }
});

test('a finger elsewhere, or in the corner without full screen, does nothing', () => {
  const { button, timers, pointer } = world();
  pointer('pointerdown', 1, 780, 20);
  pointer('pointerup', 1, 780, 20);
  button.send('click');
  pointer('pointerdown', 1, 20, 20);
  assert.strictEqual(timers.size, 0);
});

test('the button lies in the first corner where it covers nothing to touch, and in its own where there is none', () => {
  const { button, lock } = world();
  const all = [[700, 0], [0, 0], [750, 550], [0, 590]].map(([x, y]) => ({ x, y, width: 60, height: 30 }));
  const corners = [0, 1, 2, 3, 4].map((count) => {
    lock.avoid(all.slice(0, count));
    return button.className;
  });
  assert.deepStrictEqual(corners, ['', 'left', 'bottom', 'left bottom', '']);
  lock.avoid([{ x: 100, y: 100, width: 600, height: 400 }]);
  assert.strictEqual(button.className, '');
});
