'use strict';
const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const test = require('node:test');
const { load } = require('./page.js');

const file = process.env.SCENEC_PLAYER_MODULE;
const options = { skip: file ? false : 'this build has no player' };
const examples = path.join(__dirname, '../../../Examples');
const { Engine, TouchPhase } = load(['engine.js'], ['Engine', 'TouchPhase']);

/** An engine with a scene in it, and whether it plays. */
async function play(text, { seed = 1, language = 'en', files = {} } = {}) {
  const engine = await Engine.start(new WebAssembly.Module(fs.readFileSync(file)), language);
  const encoder = new TextEncoder();
  for (const [name, content] of Object.entries(files)) engine.addFile(name, encoder.encode(content));
  engine.addFile('toy.scene', typeof text === 'string' ? encoder.encode(text) : text);
  return { engine, plays: engine.load('toy.scene', seed) };
}

function tap(engine, x, y, moment) {
  engine.touch(0, TouchPhase.began, x, y, moment);
  engine.touch(0, TouchPhase.ended, x, y, moment + 50_000);
}

const fingers = fs.readFileSync(path.join(examples, 'fingers.scene'));

test('the counting hands load, and say their size', options, async () => {
  const { engine, plays } = await play(fingers);
  assert.ok(plays);
  assert.deepStrictEqual([engine.width, engine.height], [320, 568]);
  assert.strictEqual(engine.value('number'), 10);
  assert.strictEqual(engine.value('nobody'), undefined);
});

test('a tap on the arrow counts down, and changes the picture once', options, async () => {
  const { engine } = await play(fingers);
  assert.ok(engine.draw());
  assert.ok(engine.picture.length > 100);
  assert.ok(engine.strings.includes('10'));
  assert.ok(!engine.draw());
  tap(engine, 120, 410, 1_000_000);
  assert.strictEqual(engine.value('number'), 9);
  assert.ok(engine.draw());
  assert.ok(engine.strings.includes('9'));
  assert.ok(!engine.draw());
});

test('what stands still has no next moment', options, async () => {
  const { engine } = await play(fingers);
  engine.draw();
  tap(engine, 120, 410, 1_000_000);
  engine.advance(2_000_000);
  engine.draw();
  assert.strictEqual(engine.nextMoment, null);
});

test('a scene with a mistake does not play, and says where it is, in the page’s language', options, async () => {
  const english = await play('box a\n  circel b size 10\n');
  assert.ok(!english.plays);
  const [problem] = english.engine.problems;
  assert.deepStrictEqual([problem.file, problem.line, problem.column], ['toy.scene', 2, 3]);
  assert.match(problem.title, /circel/);
  assert.match(problem.code, /^[A-Z]\d\d$/);
  const japanese = await play('box a\n  circel b size 10\n', { language: 'ja-JP' });
  assert.match(japanese.engine.problems[0].title, /[ぁ-ん]/);
});

test('a mistake while playing is told once, and the toy plays on', options, async () => {
  const { engine, plays } = await play(
    'state n = 0\nlabel a "a" at (0, 0) size (100, 100)\non tap a {\n  n += 1\n  n = n / 0\n}\n');
  assert.ok(plays);
  tap(engine, 50, 50, 1_000_000);
  const [mistake, ...others] = engine.takeMistakes();
  assert.strictEqual(mistake.line, 5);
  assert.deepStrictEqual([...others], []);
  assert.strictEqual(engine.takeMistakes().length, 0);
  tap(engine, 50, 50, 2_000_000);
  assert.strictEqual(engine.value('n'), 2);
});

test('values of every type come out', options, async () => {
  const { engine, plays } = await play(
    'state a = "はい"\nstate b = yes\nstate c = (1.5, -2)\nstate d = [1, "x"]\nstate e = #336699\n'
    + 'label l "{a} {b} {c.x} {count(d)}" background e\n');
  assert.ok(plays, JSON.stringify(engine.problems));
  assert.strictEqual(engine.value('a'), 'はい');
  assert.strictEqual(engine.value('b'), true);
  assert.deepStrictEqual({ ...engine.value('c') }, { x: 1.5, y: -2 });
  assert.deepStrictEqual([...engine.value('d')], [1, 'x']);
  assert.deepStrictEqual({ ...engine.value('e') }, { red: 51, green: 102, blue: 153, opacity: 1 });
});

/** The engine's tree as lists of eleven numbers, the names and states as texts. */
function tree(engine) {
  const { strings } = engine, numbers = [...engine.tree], things = [];
  while (numbers.length) things.push(numbers.splice(0, 11));
  return things.map(([thing, generation, level, role, name, state, listens, ...box]) => (
    { thing, generation, level, role, name: strings[name], state: strings[state] ?? '', listens, box }));
}

test('the things are described, anew when they change', options, async () => {
  const { engine } = await play('scene "S" size (300, 200)\nlabel a "はい" at (10, 20) size 30\non tap a { a.text = "no" }\n');
  assert.ok(engine.describe());
  assert.ok(!engine.describe());
  assert.deepStrictEqual(tree(engine).map(({ level, role, name, listens, box }) => [level, role, name, listens, ...box]),
    [[0, 0, 'S', 0, 0, 0, 300, 200], [1, 3, 'はい', 1, 10, 20, 30, 30]]);
  tap(engine, 20, 30, 1_000_000);
  assert.ok(engine.describe());
  assert.strictEqual(tree(engine)[1].name, 'no');
});

test('a thing has a spot where a finger meets it, or none', options, async () => {
  const { engine } = await play('box a at (10, 20) size 30\nbox b at (900, 0) size 10\ndrag a\non tap b { }\n');
  engine.describe();
  const [, a, b] = tree(engine);
  assert.deepStrictEqual({ ...engine.spot(a, 256) }, { x: 25, y: 35 });
  assert.strictEqual(engine.spot(b, 1), null);
  assert.strictEqual(engine.spot({ thing: 77, generation: 0 }, 1), null);
});

test('drop targets come with their keys and the way to them', options, async () => {
  const { engine } = await play(
    'box a at (0, 0) size 20\nbox b at (100, 50) size 20\ndrag a\non drop a onto b { }\n');
  engine.describe();
  const [, a, b] = tree(engine);
  assert.deepStrictEqual([...engine.dropTargets(a)].map((target) => ({ ...target })),
    [{ key: `${b.thing} ${b.generation}`, x: 100, y: 50 }]);
  assert.deepStrictEqual([...engine.dropTargets(b)], []);
});

test('the engine knows the keys that the scene waits for', options, async () => {
  const { engine } = await play('state n = 0\non key "あ" { n += 1 }\n');
  assert.deepStrictEqual(['あ', 'Space'].map((name) => engine.waitsForKey(name)), [true, false]);
});

test('less motion draws a glide at its end, and changes no value', options, async () => {
  const { engine } = await play('box a size 50\non tap a { animate a x 100 over 0.4s curve linear }\nlet x = a.x\n');
  engine.reduceMotion(true);
  tap(engine, 20, 30, 1_000_000);
  engine.advance(1_250_000);
  engine.draw();
  assert.strictEqual(engine.value('x'), 50);
  assert.ok(engine.picture.includes(100));
  engine.reduceMotion(false);
  engine.draw();
  assert.ok(!engine.picture.includes(100));
});

for (const [name, bytes] of [
  ['an empty file', ''], ['bytes that are not UTF-8', Uint8Array.of(0xff, 0, 0xfe, 0x22, 0x7b)],
  ['a hundred thousand open braces', '{'.repeat(100_000)], ['deep brackets', `let a = ${'('.repeat(50_000)}`],
  ['deep calls', `let a = ${'abs('.repeat(10_000)}1${')'.repeat(10_000)}`],
  ['a long chain of operators', `let a = 1${' + 1'.repeat(20_000)}`],
]) {
  test(`${name} neither traps nor hangs`, options, async () => {
    const start = performance.now();
    const { engine } = await play(bytes);
    engine.draw();
    assert.ok(Array.isArray([...engine.problems]));
    assert.ok(performance.now() - start < 2000);
  });
}

const button = 'label a "x" size (100, 100)\n';
for (const [name, text] of [
  ['an action that calls itself', `${button}action f(n) { f(n + 1) }\non tap a { f(1) }\n`],
  ['a formula that calls itself', `${button}let f(n) = f(n + 1)\non tap a { a.text = "{f(1)}" }\n`],
  ['a loop without end', `${button}state n = 0\non tap a { forever { n += 1 } }\n`],
  ['a text that doubles', `${button}state t = "0123456789"\non tap a { forever { t = "{t}{t}" } }\n`],
  ['a list in a list in a list', `${button}state t = []\non tap a { repeat 100000 times { t = [t] } }\n`],
  ['values that follow each other', `${button}box b at (c.x, 0) size 5\nbox c at (b.x, 0) size 5\n`],
]) {
  test(`${name} is stopped with a mistake that names its line, and the toy plays on`, options, async () => {
    const { engine, plays } = await play(text);
    const told = plays ? [] : [...engine.problems];
    if (plays) {
      tap(engine, 50, 50, 1_000_000);
      engine.draw();
      told.push(...engine.takeMistakes());
      engine.advance(2_000_000);
      assert.strictEqual(engine.width, 320);
    }
    assert.ok(told.length >= 1 && told[0].line >= 2, JSON.stringify(told));
  });
}
