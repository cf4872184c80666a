'use strict';
const assert = require('node:assert');
const test = require('node:test');
const { load, isNear } = require('./page.js');

const { cssFont, fitPicture, fileAddress, noteFrequency } = load(
  ['fonts.js', 'pictures.js', 'sounds.js'], ['cssFont', 'fitPicture', 'fileAddress', 'noteFrequency']);

test('a font is named first, and followed by fonts of its character', () => {
  const font = cssFont('Marker Felt', 40, 1, 0);
  assert.match(font, /^bold 40px "Marker Felt", ui-rounded, .*sans-serif$/);
  assert.match(cssFont('Courier New', 12, 0, 1), /^italic 12px "Courier New", .*monospace$/);
  assert.match(cssFont('', 17, 0, 0), /^17px .*sans-serif$/);
});

test('nothing in a font’s name gets out of its quotes', () => {
  assert.match(cssFont('a", serif; x: "\\', 10, 0, 0), /^10px "a, serif; x: ", /);
});

test('a stretched picture fills its box', () => {
  const { source, target } = fitPicture(100, 50, 0, [1, 2, 30, 40]);
  assert.deepStrictEqual([[...source], [...target]], [[0, 0, 100, 50], [1, 2, 30, 40]]);
});

test('a contained picture is whole, in the middle of its box', () => {
  const { source, target } = fitPicture(100, 50, 1, [10, 10, 40, 40]);
  assert.deepStrictEqual([...source], [0, 0, 100, 50]);
  assert.ok(isNear([...target], [10, 20, 40, 20]));
});

test('a covering picture fills its box with its middle', () => {
  const { source, target } = fitPicture(100, 50, 2, [10, 10, 40, 40]);
  assert.ok(isNear([...source], [25, 0, 50, 50]));
  assert.deepStrictEqual([...target], [10, 10, 40, 40]);
});

test('a file is looked for beside the page, whatever its name is', () => {
  assert.strictEqual(fileAddress('pictures/my cat#1.png'), './pictures/my%20cat%231.png');
  assert.strictEqual(fileAddress('http://example.com/a.png'), './http%3A//example.com/a.png');
  assert.strictEqual(fileAddress('絵.png'), './%E7%B5%B5.png');
});

test('notes have the pitches of equal temperament', () => {
  assert.ok(isNear(noteFrequency('A4'), 440));
  assert.ok(isNear(noteFrequency('C5'), 523.2511306, 1e-6));
  assert.ok(isNear(noteFrequency('F#4'), noteFrequency('Gb4')));
  assert.strictEqual(noteFrequency('H2'), null);
});
