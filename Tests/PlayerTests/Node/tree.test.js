'use strict';
const assert = require('node:assert');
const test = require('node:test');
const { load } = require('./page.js');
const { Document } = require('./dom.js');

/** A tree in a document of its own, and how to have it described things: `[thing, level, role, name, more]`. */
function world() {
  const document = new Document();
  const { Tree, Role, Listens } = load(['tree.js'], ['Tree', 'Role', 'Listens'], { document });
  const container = document.createElement('div'), changes = [];
  const tree = new Tree(container, { draggableButton: 'draggable button' }, (keys) => changes.push([...keys]));
  const strings = [];
  const string = (text) => {
    if (!strings.includes(text)) strings.push(text);
    return strings.indexOf(text);
  };
  const describe = (...things) => tree.update(Float64Array.from(things.flatMap(
    ([thing, level, role, name, { listens = 0, state, x = 0, y = 0, width = 10, height = 10 } = {}]) => [
      thing, 1, level, Role[role], string(name), state === undefined ? -1 : string(state), listens, x, y, width, height,
    ])), strings);
  return { document, container, tree, describe, changes, Listens };
}

const scene = [0, 0, 'scene', 'Toy'];

test('groups, images, texts and buttons stand in each other as they are described', () => {
  const { container, describe, Listens } = world();
  describe(
    scene, [1, 1, 'group', 'left'], [2, 2, 'image', 'palm'], [3, 2, 'group', 'index', { state: 'folded' }],
    [4, 3, 'image', 'bone'], [5, 1, 'text', '10'], [6, 1, 'text', 'more', { listens: Listens.tap }],
    [7, 1, 'image', 'piece', { listens: Listens.drag }]);
  assert.deepStrictEqual([...container.outline()], [
    'Toy', '  group left', '    img palm', '    group index folded', '      img bone', '  10', '  button more',
    '  button piece draggable button']);
});

test('only what listens takes the focus', () => {
  const { container, tree, describe, Listens } = world();
  describe(scene, [1, 1, 'image', 'a'], [2, 1, 'image', 'b', { listens: Listens.tap }], [3, 1, 'text', 'c']);
  assert.deepStrictEqual([...container.children].map((child) => child.getAttribute('tabindex')), [null, '0', null]);
  assert.deepStrictEqual([...tree.focusable].map(({ name }) => name), ['b']);
});

test('a scene that listens itself is a button of its own, and without a title has the file’s name', () => {
  const { container, tree, describe, Listens } = world();
  tree.title = 'bubbles';
  describe([0, 0, 'scene', '', { listens: Listens.tap }], [1, 1, 'image', 'a']);
  assert.deepStrictEqual([...container.outline()], ['bubbles', '  button bubbles', '  img a']);
});

test('elements lie over their things, those in a group counted from its corner', () => {
  const { container, describe } = world();
  describe(
    scene, [1, 1, 'group', 'g', { x: 100, y: 50, width: 40, height: 30 }],
    [2, 2, 'image', 'a', { x: 110, y: 45, width: 5, height: 6 }], [3, 1, 'image', 'b', { x: 7, y: 8 }]);
  const [group, b] = container.children, [a] = group.children;
  const place = ({ style: { left, top, width, height } }) => [left, top, width, height];
  assert.deepStrictEqual(place(group), ['100px', '50px', '40px', '30px']);
  assert.deepStrictEqual(place(a), ['10px', '-5px', '5px', '6px']);
  assert.deepStrictEqual(place(b), ['7px', '8px', '10px', '10px']);
});

test('an element stays the same while its thing is there, and goes with it', () => {
  const { container, describe } = world();
  describe(scene, [1, 1, 'image', 'a'], [2, 1, 'image', 'b'], [3, 1, 'image', 'c']);
  const [a, , c] = container.children;
  describe(scene, [1, 1, 'image', 'a', { x: 5 }], [3, 1, 'image', 'c'], [4, 1, 'image', 'd']);
  assert.deepStrictEqual([...container.outline()], ['Toy', '  img a', '  img c', '  img d']);
  assert.strictEqual(container.children[0], a);
  assert.strictEqual(container.children[1], c);
  assert.deepStrictEqual([a.moves, c.moves], [1, 1]);
});

test('what goes into a group takes its element along', () => {
  const { container, describe } = world();
  describe(scene, [1, 1, 'group', 'g'], [2, 1, 'image', 'a'], [3, 1, 'image', 'b']);
  const a = container.children[1];
  describe(scene, [1, 1, 'group', 'g'], [2, 2, 'image', 'a'], [3, 1, 'image', 'b']);
  assert.strictEqual(container.children[0].children[0], a);
  assert.deepStrictEqual([...container.outline()], ['Toy', '  group g', '    img a', '  img b']);
  describe(scene, [2, 1, 'image', 'a'], [3, 1, 'image', 'b']);
  assert.deepStrictEqual([...container.outline()], ['Toy', '  img a', '  img b']);
});

test('texts that change or come are told, names of things that nobody can touch are not', () => {
  const { describe, changes, Listens } = world();
  const button = { listens: Listens.tap };
  describe(scene, [1, 1, 'text', '10'], [2, 1, 'text', 'start', button], [3, 1, 'image', 'a']);
  assert.deepStrictEqual(changes, []);
  describe(scene, [1, 1, 'text', '9'], [2, 1, 'text', 'OK!', button], [3, 1, 'image', 'b'], [4, 1, 'text', 'new'],
    [5, 1, 'image', 'new'], [6, 1, 'text', 'new button', button]);
  assert.deepStrictEqual(changes, [['1 1', '2 1', '4 1']]);
});

test('the first text of a scene that began without any is told, those of a new scene are not', () => {
  const { tree, describe, changes } = world();
  describe(scene);
  describe(scene, [1, 1, 'text', 'Well done']);
  assert.deepStrictEqual(changes, [['1 1']]);
  tree.clear();
  describe(scene, [1, 1, 'text', 'Hello']);
  assert.deepStrictEqual(changes, [['1 1']]);
});

test('the focus goes on to what came after the thing that is gone', () => {
  const { document, container, tree, describe, Listens } = world();
  const button = { listens: Listens.tap };
  describe(scene, [1, 1, 'image', 'a', button], [2, 1, 'image', 'b', button], [3, 1, 'image', 'c', button]);
  container.children[1].focus();
  describe(scene, [1, 1, 'image', 'a', button], [3, 1, 'image', 'c', button]);
  assert.strictEqual(tree.focused.name, 'c');
  describe(scene, [1, 1, 'image', 'a', button]);
  assert.strictEqual(tree.focused.name, 'a');
  document.activeElement = null;
  describe(scene, [3, 1, 'image', 'c', button]);
  assert.strictEqual(tree.focused, undefined);
});

test('the focus goes round among what listens', () => {
  const { tree, describe, Listens } = world();
  const button = { listens: Listens.tap };
  describe(scene, [1, 1, 'image', 'a', button], [2, 1, 'image', 'x'], [3, 1, 'image', 'b', button]);
  const names = [1, 1, 1, -1].map((step) => {
    tree.moveFocus(step);
    return tree.focused.name;
  });
  assert.deepStrictEqual(names, ['a', 'b', 'a', 'b']);
});

test('Japanese text is read as Japanese, whatever the page’s language is', () => {
  const { container, describe } = world();
  describe(scene, [1, 1, 'text', 'start']);
  assert.strictEqual(container.getAttribute('lang'), null);
  describe(scene, [1, 1, 'text', 'はじめ']);
  assert.strictEqual(container.getAttribute('lang'), 'ja');
});
