'use strict';
const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const test = require('node:test');
const { load } = require('./page.js');

const file = process.env.SCENEC_PLAYER_MODULE;
const options = { skip: file ? false : 'this build has no player' };
const examples = path.join(__dirname, '../../../Examples');

/** A canvas that draws nothing, and counts what it is told. */
class Canvas {
  constructor() {
    this.width = 640;
    this.height = 1136;
    this.calls = [];
    const canvas = this;
    this.context = new Proxy({}, {
      get(properties, name) {
        if (name in properties) return properties[name];
        return (...numbers) => {
          canvas.calls.push([name, ...numbers]);
          if (name === 'createLinearGradient') return { addColorStop() {} };
          return {
            width: 10, actualBoundingBoxLeft: 5, actualBoundingBoxRight: 5, actualBoundingBoxAscent: 8,
            actualBoundingBoxDescent: 2,
          };
        };
      },
    });
  }

  getContext() { return this.context; }

  count(name) { return this.calls.filter(([called]) => called === name).length; }
}

const scripts = [
  'matrix.js', 'outline.js', 'flatten.js', 'stroke.js', 'layers.js', 'fonts.js', 'pictures.js', 'textures.js',
  'perspective.js', 'painter.js', 'engine.js',
];
const { Painter, Engine } = load(scripts, ['Painter', 'Engine'],
  { document: { createElement: () => new Canvas() } });

const picture = { loaded: true, failed: false, image: { naturalWidth: 100, naturalHeight: 80 } };
const pictures = { get: () => picture };

function paint(numbers, strings = []) {
  const canvas = new Canvas();
  new Painter(canvas).paint(Float64Array.from(numbers), strings, pictures, 2);
  return canvas;
}

const flat = [1, 1, 0, 0, 1, 10, 20];
const turned = [2, 0.7, 0, 100, 0, 1, 100, 0.003, 0, 1];
const square = [1, 0, 0, 50, 50, 0];

for (const [name, transform] of [['flat', flat], ['turned', turned]]) {
  test(`every command, ${name}, takes as many numbers as it says`, () => {
    const canvas = paint([
      ...transform, 3, 0.5, 5, 0, 0, 90, 90, 4,
      7, 0, 0, ...square, 7, 1, 1, 2, 3, 1, 1, 4, 5, 6, 1, 2, ...square,
      7, 2, 1, 2, 3, 1, 0, 4, 5, 6, 1, 50, 0, 2, 0, 0, 50, 50,
      8, 0, -1, 17, 0, 1, 2, 10, 20, 0, 0, 0, 1, 8, 0, 1, 17, 1, 0, 0, 10, 20, 0, 0, 0, 1,
      9, 2, 0, 0, 0, 60, 40, 0, 1, 9, 2, 1, 0, 0, 60, 40, 9, 0.5, 9, 2, 2, 0, 0, 60, 40, 0, 1,
      6, 4,
    ], ['Hello', 'Marker Felt', 'cat.png']);
    assert.strictEqual(canvas.count('save'), canvas.count('restore'));
  });
}

test('an unknown command is an error, not a wrong picture', () => {
  assert.throws(() => paint([...flat, 99]), /99/);
});

test('the first transform is scaled to the screen', () => {
  const canvas = paint([...flat, 7, 1, 0, 0, 0, 1, 0, ...square]);
  const [, ...transform] = canvas.calls.filter(([name]) => name === 'setTransform').at(-1);
  assert.deepStrictEqual(transform, [2, 0, 0, 2, 20, 40]);
});

test('a thing in perspective is drawn with its corners where the projection says', () => {
  const canvas = paint([...turned, 7, 1, 0, 0, 0, 1, 0, ...square]);
  const drawn = canvas.calls.filter(([name]) => name === 'moveTo' || name === 'lineTo').map(([, ...point]) => point);
  const expected = [[0, 0], [50, 0], [50, 50], [0, 50]].map(([x, y]) => {
    const w = 0.003 * x + 1;
    return [2 * (0.7 * x + 100) / w, 2 * (y + 100) / w];
  });
  assert.strictEqual(drawn.length, 4);
  drawn.forEach(([x, y], place) => {
    assert.ok(Math.abs(x - expected[place][0]) < 1e-9 && Math.abs(y - expected[place][1]) < 1e-9);
  });
});

for (const name of fs.readdirSync(examples).filter((name) => name.endsWith('.scene'))) {
  test(`${name} is painted to its last command, also while things move`, options, async () => {
    const engine = await Engine.start(new WebAssembly.Module(fs.readFileSync(file)), 'en');
    engine.addFile(name, fs.readFileSync(path.join(examples, name)));
    assert.ok(engine.load(name, 1), JSON.stringify(engine.problems));
    const canvas = new Canvas();
    const painter = new Painter(canvas);
    for (let frame = 0; frame < 40; frame++) {
      const moment = frame * 100_000;
      engine.touch(0, frame % 2 ? 2 : 0, 40 + 97 * frame % 240, 50 + 131 * frame % 480, moment);
      if (engine.draw()) painter.paint(engine.picture, engine.strings, pictures, 2);
    }
    assert.ok(canvas.count('fill') + canvas.count('drawImage') > 0);
    assert.strictEqual(canvas.count('save'), canvas.count('restore'));
  });
}
