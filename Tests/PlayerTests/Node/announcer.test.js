'use strict';
const assert = require('node:assert');
const test = require('node:test');
const { load } = require('./page.js');
const { Element, Document } = require('./dom.js');

/** An announcer, all that it has read, and a clock that is moved by hand. */
function world() {
  let timer = null, now = 0;
  const { Announcer } = load(['announcer.js'], ['Announcer'], {
    setTimeout: (work, time) => {
      timer = { work, at: now + time };
      return 1;
    },
    clearTimeout: () => { timer = null; },
    performance: { now: () => now },
  });
  const element = new Element(new Document()), said = [], texts = {};
  const announcer = new Announcer(element);
  const say = announcer.say.bind(announcer);
  announcer.say = (...words) => {
    said.push(`${now} ${words[0].replaceAll('\n', ' ')}`);
    say(...words);
  };
  /** Goes on to a moment. */
  const goTo = (moment) => {
    while (timer && timer.at <= moment) {
      const { work, at } = timer;
      timer = null;
      now = at;
      work();
    }
    now = moment;
  };
  /** Things have other texts from a moment on. */
  const change = (moment, changed) => {
    goTo(moment);
    Object.assign(texts, changed);
    announcer.changed(Object.keys(changed), (key) => texts[key]);
  };
  return { announcer, element, said, texts, goTo, change };
}

test('texts that change are read once they rest, as they are then, and what is gone is not', () => {
  const { said, texts, goTo, change } = world();
  change(0, { a: '9', b: 'gone' });
  change(300, { a: '8' });
  delete texts.b;
  goTo(699);
  assert.deepStrictEqual(said, []);
  goTo(1000);
  assert.deepStrictEqual(said, ['700 8']);
});

test('each text rests for itself: a fast clock beside it silences nothing, and is not read', () => {
  const { said, goTo, change } = world();
  for (let moment = 0; moment < 6000; moment += 100) {
    change(moment, moment === 2000 ? { clock: `${moment}`, word: 'Well done' } : { clock: `${moment}` });
  }
  assert.deepStrictEqual(said, ['2400 Well done']);
  goTo(10_000);
  // Once it stands, it is read.
  assert.deepStrictEqual(said.slice(1), ['8900 5900']);
});

test('a clock that ticks every second falls silent after three readings, until it stands for three seconds', () => {
  const { said, goTo, change } = world();
  for (let second = 0; second < 20; second++) change(second * 1000, { clock: `${second}` });
  goTo(30_000);
  assert.deepStrictEqual(said, ['400 0', '1400 1', '2400 2', '22000 19']);
});

test('what touches and keys change is read however often, also beside a clock', () => {
  const { announcer, said, change, goTo } = world();
  for (let second = 0; second < 6; second++) {
    goTo(second * 1000 + 450);
    announcer.used();
    change(second * 1000 + 500, { number: `n${second}` });
    change(second * 1000 + 1000, { clock: `c${second}` });
  }
  goTo(6400);
  assert.deepStrictEqual(said.filter((text) => text.includes('n')), ['900 n0', '1900 n1', '2900 n2', '3900 n3', '4900 n4', '5900 n5']);
});

test('a countdown of three words is read to its end', () => {
  const { said, goTo, change } = world();
  ['Ready', 'Steady', 'Go!'].forEach((word, place) => change(place * 1000, { board: word }));
  goTo(8000);
  assert.deepStrictEqual(said, ['400 Ready', '1400 Steady', '2400 Go!']);
});

test('texts that rest at nearly the same time are read together', () => {
  const { said, goTo, change } = world();
  change(0, { a: 'one' });
  change(90, { b: 'two' });
  change(600, { c: 'three' });
  goTo(2000);
  assert.deepStrictEqual(said, ['400 one two', '1000 three']);
});

test('many texts at once are cut to eight', () => {
  const { said, goTo, change } = world();
  change(0, Object.fromEntries([...'abcdefghijkl'].map((key) => [key, key])));
  goTo(1000);
  assert.deepStrictEqual(said, ['400 a b c d e f g h']);
});

test('what waits is not read in another scene', () => {
  const { announcer, said, goTo, change } = world();
  change(0, { a: 'old' });
  announcer.clear();
  goTo(1000);
  assert.deepStrictEqual([said, announcer.changes.size], [[], 0]);
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
