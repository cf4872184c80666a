'use strict';
const assert = require('node:assert');
const test = require('node:test');
const { load } = require('./page.js');
const { Target, Document } = require('./dom.js');

const [began, moved, ended, cancelled] = ['began', 'moved', 'ended', 'cancelled'];

/**
 * A toy of 300 by 200 points with a button at (50, 50), and one more thing at (200, 100), which listens to what is
 * asked for, and what is told of the fingers and keys.
 */
function world({ listens = 'tap', keys = [], targets = [], reach = true } = {}) {
  const document = new Document(), window = new Target(), timers = [], Button = class {};
  const { Tree, Keyboard, TouchPhase, Listens } = load(
    ['engine.js', 'input.js', 'tree.js', 'keyboard.js'], ['Tree', 'Keyboard', 'TouchPhase', 'Listens'], {
      document, addEventListener: (...listener) => window.addEventListener(...listener),
      setTimeout: (work) => timers.push(work), HTMLButtonElement: Button,
    });
  const phases = Object.fromEntries(Object.entries(TouchPhase).map(([name, number]) => [number, name]));
  const container = document.createElement('div'), said = [], events = [];
  const words = {
    draggableButton: 'draggable button', pickedUp: (name) => `up ${name}`, putDown: (name) => `down ${name}`,
    putBack: (name) => `back ${name}`, unreachable: (name) => `no ${name}`,
    places: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  };
  const tree = new Tree(container, words, () => {});
  const bits = listens.split(' ').reduce((sum, name) => sum + Listens[name], 0);
  tree.update(Float64Array.of(
    0, 0, 0, 0, 0, -1, 0, 0, 0, 300, 200, 1, 0, 1, 2, 1, -1, Listens.tap, 40, 40, 20, 20,
    2, 0, 1, 2, 2, -1, bits, 190, 90, 20, 20), ['Toy', 'button', 'thing']);
  const toy = {
    touch: (finger, phase, x, y) => events.push([finger, phases[phase], Math.round(x), Math.round(y)]),
    key: (name) => events.push(name),
    waitsForKey: (name) => keys.includes(name) || keys.includes('any'),
    spot: ({ x, y, width, height }) => (reach ? { x: x + width / 2 + 1, y: y + height / 2 } : null),
    dropTargets: () => targets, refresh() {}, size: { width: 300, height: 200 },
  };
  const keyboard = new Keyboard(tree, toy, words, (text) => said.push(text));
  const down = (key, more) => window.send('keydown', { key, code: key, target: document, ...more });
  const stroke = (...strokes) => {
    for (const key of strokes) {
      down(key);
      window.send('keyup', { key, code: key });
    }
  };
  return { document, window, container, tree, keyboard, said, events, timers, down, stroke, button: new Button() };
}

test('arrows reach everything that listens, in both directions and round', () => {
  const { tree, stroke } = world();
  const names = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp'].map((key) => {
    stroke(key);
    return tree.focused.name;
  });
  assert.deepStrictEqual(names, ['button', 'thing', 'button', 'thing', 'button']);
});

for (const key of ['Enter', ' ']) {
  test(`${key === ' ' ? 'Space' : key} is a finger on the thing that has the focus, for as long as it is down`, () => {
    const { window, events, down, stroke } = world();
    stroke('ArrowRight');
    assert.ok(down(key).prevented);
    down(key, { repeat: true });
    assert.deepStrictEqual(events, [[1000, began, 51, 50]]);
    window.send('keyup', { key, code: key });
    assert.deepStrictEqual(events.slice(1), [[1000, ended, 51, 50]]);
  });
}

test('the finger is taken away when the focus goes, or the page is hidden', () => {
  for (const leave of [({ container }) => container.send('focusout'), ({ keyboard }) => keyboard.cancelAll()]) {
    const world_ = world();
    world_.stroke('ArrowRight');
    world_.down('Enter');
    leave(world_);
    world_.window.send('keyup', { key: 'Enter', code: 'Enter' });
    assert.deepStrictEqual(world_.events, [[1000, began, 51, 50], [1000, cancelled, 51, 50]]);
  }
});

test('what no finger reaches is not touched, and the page says so', () => {
  const { events, said, stroke } = world({ reach: false });
  stroke('ArrowRight', 'Enter');
  assert.deepStrictEqual([events, said], [[], ['no button']]);
});

test('without the focus, Enter and every other key are the scene’s, where it waits for them', () => {
  const { events, stroke } = world({ keys: ['Enter', 'a', 'Space'] });
  stroke('Enter', 'a', ' ', 'b', 'Tab');
  assert.deepStrictEqual(events, ['Enter', 'a', 'Space', 'Tab']);
});

test('keys that the scene waits for are the scene’s, once while they are held, and move no focus', () => {
  const { tree, events, down, stroke } = world({ keys: ['ArrowRight', 'Space'] });
  assert.ok(down('ArrowRight').prevented);
  down('ArrowRight', { repeat: true });
  assert.strictEqual(tree.focused, undefined);
  stroke('ArrowLeft');
  stroke(' ');
  assert.strictEqual(tree.focused.name, 'thing');
  assert.deepStrictEqual(events, ['ArrowRight', 'Space']);
});

test('Enter still taps in a scene that waits for any key', () => {
  const { tree, events, stroke } = world({ keys: ['any'] });
  tree.moveFocus(1);
  stroke('Enter', 'x');
  assert.deepStrictEqual(events, [[1000, began, 51, 50], [1000, ended, 51, 50], 'x']);
});

test('keys with Control, Alt or Command, and those on the page’s own buttons and messages, are the browser’s', () => {
  const { window, events, tree, button } = world({ keys: ['any'] });
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { target: button }, { target: { id: 'problems' } }]) {
    assert.ok(!window.send('keydown', { key: 'ArrowRight', ...more }).prevented);
  }
  assert.deepStrictEqual([events, tree.focused], [[], undefined]);
});

test('Shift and an arrow swipe a thing that listens for it', () => {
  const { tree, events, timers, down } = world({ listens: 'swipe' });
  tree.moveFocus(-1);
  down('ArrowLeft', { shiftKey: true });
  assert.deepStrictEqual(events, [[1000, began, 201, 100]]);
  timers.shift()();
  assert.deepStrictEqual(events.slice(1), [[1000, ended, 101, 100]]);
  assert.strictEqual(tree.focused.name, 'thing');
});

test('Shift and an arrow move the focus where nobody waits for a swipe', () => {
  const { tree, down } = world();
  tree.moveFocus(-1);
  down('ArrowLeft', { shiftKey: true });
  assert.strictEqual(tree.focused.name, 'button');
});

/** How two fingers that came down at one spot end: the factor between them and the angle, from 40 points apart. */
function twisted(events) {
  const [[, , x, y]] = events, [, , endX, endY] = events.filter(([, phase]) => phase === moved).at(-1);
  return [Math.hypot(endX - x, endY - y) / 40, Math.atan2(endY - y, endX - x) * 180 / Math.PI];
}

for (const [key, listens, factor, degrees] of [
  ['+', 'pinch', 1.1, 0], ['-', 'pinch', 1 / 1.1, 0], [']', 'rotate', 1, 15], ['[', 'rotate', 1, -15],
]) {
  test(`${key} makes two fingers that ${listens}, and neither is lifted as a tap is`, () => {
    const { tree, events, stroke } = world({ listens });
    tree.moveFocus(-1);
    stroke(key);
    const [scale, turn] = twisted(events);
    assert.ok(Math.abs(scale - factor) < 0.02 && Math.abs(turn - degrees) < 1.5, `${scale} ${turn}`);
    assert.deepStrictEqual(events.slice(-2).map(([finger, phase]) => [finger, phase]),
      [[1001, cancelled], [1000, cancelled]]);
    assert.ok(!events.some(([, phase]) => phase === ended));
  });

  test(`${key} is nothing where nothing listens for ${listens}, and the scene’s where that waits for it`, () => {
    const one = world(), other = world({ listens, keys: [key] });
    for (const { tree, stroke } of [one, other]) {
      tree.moveFocus(-1);
      stroke(key);
    }
    assert.deepStrictEqual([one.events, other.events], [[], [key]]);
  });
}

test('Enter picks up what can be dragged, arrows move it, and Enter puts it down', () => {
  const { tree, events, said, down, stroke } = world({ listens: 'drag' });
  tree.moveFocus(-1);
  stroke('Enter', 'ArrowUp', 'ArrowRight');
  down('ArrowRight', { shiftKey: true });
  stroke('Enter');
  assert.deepStrictEqual(events, [
    [1000, began, 201, 100], [1000, moved, 201, 80], [1000, moved, 221, 80], [1000, moved, 225, 80],
    [1000, ended, 225, 80]]);
  assert.deepStrictEqual(said, ['up thing', 'down thing']);
});

test('picked up and put down at once is a tap; Space taps where something waits for taps', () => {
  for (const keys of [['Enter', 'Enter'], [' ']]) {
    const { tree, events, stroke } = world({ listens: 'drag tap' });
    tree.moveFocus(-1);
    stroke(...keys);
    assert.deepStrictEqual(events, [[1000, began, 201, 100], [1000, ended, 201, 100]]);
  }
});

test('Escape and hiding the page put back what is picked up', () => {
  for (const leave of [({ stroke }) => stroke('Escape'), ({ keyboard }) => keyboard.cancelAll()]) {
    const world_ = world({ listens: 'drag' });
    world_.tree.moveFocus(-1);
    world_.stroke('Enter', 'ArrowUp');
    leave(world_);
    world_.stroke('ArrowUp');
    assert.deepStrictEqual(world_.events.at(-1), [1000, cancelled, 201, 80]);
    assert.deepStrictEqual(world_.said, ['up thing', 'back thing']);
  }
});

test('Tab goes from one drop target to the next, and back with Shift', () => {
  const targets = [{ key: '1 0', x: -150, y: -50 }, { key: '9 9', x: 0, y: 0 }];
  const { tree, events, said, down, stroke } = world({ listens: 'drag', targets });
  tree.moveFocus(-1);
  stroke('Enter');
  assert.ok(down('Tab').prevented);
  down('Tab', { shiftKey: true });
  assert.deepStrictEqual(events.slice(1), [[1000, moved, 51, 50], [1000, moved, 0, 0]]);
  assert.deepStrictEqual(said, ['up thing', 'button', 'button']);
});

test('without drop targets Tab goes through nine places, the middle of the thing at each', () => {
  const { tree, events, said, down, stroke } = world({ listens: 'drag' });
  tree.moveFocus(-1);
  stroke('Enter', 'Tab');
  down('Tab', { shiftKey: true });
  assert.deepStrictEqual(events.slice(1), [[1000, moved, 51, 33], [1000, moved, 251, 167]]);
  assert.deepStrictEqual(said, ['up thing', '1', '9']);
});

test('the finger stays in the scene', () => {
  const { tree, events, stroke } = world({ listens: 'drag' });
  tree.moveFocus(-1);
  stroke('Enter', ...Array(9).fill('ArrowRight'), ...Array(9).fill('ArrowUp'));
  assert.deepStrictEqual(events.at(-1), [1000, moved, 300, 0]);
});

test('what goes away while it is picked up is let go of', () => {
  const { tree, keyboard, events, stroke } = world({ listens: 'drag' });
  tree.moveFocus(-1);
  stroke('Enter');
  tree.update(Float64Array.of(0, 0, 0, 0, 0, -1, 0, 0, 0, 300, 200), ['Toy']);
  keyboard.treeChanged();
  assert.deepStrictEqual(events.at(-1), [1000, ended, 201, 100]);
  assert.strictEqual(keyboard.carried, null);
});

test('a screen reader’s click taps, picks up, and places on what is clicked next', () => {
  const { tree, container, events, timers } = world({ listens: 'drag' });
  const [button, thing] = tree.order.map(({ element }) => element);
  container.send('click', { target: button });
  timers.shift()();
  assert.deepStrictEqual(events.splice(0), [[1000, began, 51, 50], [1000, ended, 51, 50]]);
  container.send('click', { target: thing });
  container.send('click', { target: button });
  assert.deepStrictEqual(events, [[1000, began, 201, 100], [1000, moved, 51, 50], [1000, ended, 51, 50]]);
});

test('the click that a mouse or a finger ends with is not played once more; a screen reader’s is, at once or later', () => {
  const { window, tree, container, events, timers } = world();
  const [button] = tree.order.map(({ element }) => element);
  const click = (detail, timeStamp) => {
    container.send('click', { target: button, detail, timeStamp });
    for (const work of timers.splice(0)) work();
    return events.splice(0).length;
  };
  const mouse = { pointerId: 1, pointerType: 'mouse', width: 1, height: 1, detail: 0 };
  window.send('pointerdown', { ...mouse, pressure: 0.5, timeStamp: 1000 });
  window.send('pointerup', { ...mouse, pressure: 0, timeStamp: 3000 });
  assert.strictEqual(click(1, 3001), 0);
  assert.strictEqual(click(0, 3100), 2);
  assert.strictEqual(click(1, 4000), 2);
});

test('a click counts where a screen reader told of pointers before it', () => {
  const { window, tree, container, events, timers } = world();
  const activate = { pointerId: 1, pointerType: 'mouse', pressure: 0, width: 1, height: 1, detail: 0, timeStamp: 1000 };
  window.send('pointerdown', activate);
  window.send('pointerup', activate);
  container.send('click', { target: tree.order[0].element, detail: 1, timeStamp: 1001 });
  timers.shift()();
  assert.deepStrictEqual(events, [[1000, began, 51, 50], [1000, ended, 51, 50]]);
});
