'use strict';
const assert = require('node:assert');
const test = require('node:test');
const { load } = require('./page.js');
const { Element, Document } = require('./dom.js');

/** An announcer, and a clock that is moved by hand. */
function world() {
  let timer = null;
  const { Announcer } = load(['announcer.js'], ['Announcer'], {
    setTimeout: (work, time) => {
      timer = { work, time };
      return 1;
    },
    clearTimeout: () => { timer = null; },
  });
  const element = new Element(new Document());
  return { announcer: new Announcer(element), element, rest: () => timer?.work(), time: () => timer?.time };
}

test('texts that change are read once they rest, as they are then, and what is gone is not', () => {
  const { announcer, element, rest, time } = world();
  const texts = { a: '9', b: 'gone' };
  announcer.changed(['a', 'b'], (key) => texts[key]);
  assert.strictEqual(element.textContent, '');
  texts.a = '8';
  delete texts.b;
  announcer.changed(['a'], (key) => texts[key]);
  assert.strictEqual(time(), 400);
  rest();
  assert.strictEqual(element.textContent, '8');
});

test('many texts at once are cut to eight', () => {
  const { announcer, element, rest } = world();
  announcer.changed([...'abcdefghijkl'], (key) => key);
  rest();
  assert.strictEqual(element.textContent, 'a\nb\nc\nd\ne\nf\ng\nh');
});

test('the same text once more is read once more', () => {
  const { announcer, element } = world();
  announcer.say('Miss!', 'en');
  const before = element.textContent;
  announcer.say('Miss!', 'en');
  assert.notStrictEqual(element.textContent, before);
  assert.strictEqual(element.textContent.trim(), 'Miss!');
  assert.strictEqual(element.getAttribute('lang'), 'en');
  announcer.say('10');
  assert.strictEqual(element.getAttribute('lang'), null);
});
