'use strict';
const assert = require('node:assert');
const test = require('node:test');
const { load } = require('./page.js');

/** The page's clock and frames, with a browser's clock that the test sets, and timers that it lets run. */
function world() {
  const browser = { now: 1000, frames: [], timers: [] };
  const globals = {
    performance: { now: () => browser.now },
    requestAnimationFrame: (work) => browser.frames.push(work),
    cancelAnimationFrame: () => { browser.frames = []; },
    setTimeout: (work, wait) => browser.timers.push({ work, wait }),
    clearTimeout: () => { browser.timers = []; },
  };
  browser.runFrame = () => browser.frames.splice(0).forEach((work) => work(browser.now));
  return { browser, ...load(['clock.js', 'frames.js'], ['Clock', 'Frames'], globals) };
}

test('time is whole microseconds since the scene began', () => {
  const { browser, Clock } = world();
  const clock = new Clock();
  browser.now = 1016.6667;
  assert.strictEqual(clock.at(1016.6667), 16666);
});

test('an event that is older than the last one does not turn time back', () => {
  const { browser, Clock } = world();
  const clock = new Clock();
  browser.now = 1100;
  assert.strictEqual(clock.at(1100), 100_000);
  assert.strictEqual(clock.at(1090), 100_000);
});

test('a time stamp from the future is taken for now', () => {
  const { browser, Clock } = world();
  const clock = new Clock();
  browser.now = 1020;
  assert.strictEqual(clock.at(1.7e12), 20_000);
});

test('time stands still while the page is hidden', () => {
  const { browser, Clock } = world();
  const clock = new Clock();
  browser.now = 1500;
  clock.stop();
  browser.now = 61_500;
  assert.strictEqual(clock.at(61_500), 500_000);
  clock.goOn();
  browser.now = 61_600;
  assert.strictEqual(clock.at(61_600), 600_000);
});

test('no frame is asked for when nothing is to happen', () => {
  const { browser, Frames } = world();
  const frames = new Frames(() => null);
  frames.wake();
  frames.wake();
  assert.strictEqual(browser.frames.length, 1);
  browser.runFrame();
  assert.strictEqual(browser.frames.length, 0);
  assert.strictEqual(browser.timers.length, 0);
});

test('while something moves, each frame asks for the next', () => {
  const { browser, Frames } = world();
  let played = 0;
  const frames = new Frames(() => {
    played++;
    return 0;
  });
  frames.wake();
  for (let i = 0; i < 5; i++) browser.runFrame();
  assert.strictEqual(played, 5);
  assert.strictEqual(browser.frames.length, 1);
});

test('a longer wait is left to a timer, which ends before the moment comes', () => {
  const { browser, Frames } = world();
  const frames = new Frames(() => 2_000_000);
  frames.wake();
  browser.runFrame();
  assert.strictEqual(browser.frames.length, 0);
  const [{ work, wait }] = browser.timers;
  assert.ok(wait > 1900 && wait < 2000, `${wait}`);
  work();
  assert.strictEqual(browser.frames.length, 1);
});

test('a wait of years does not make a timer run out at once', () => {
  const { browser, Frames } = world();
  const frames = new Frames(() => 9e15);
  frames.wake();
  browser.runFrame();
  assert.ok(browser.timers[0].wait <= 2 ** 31 - 1);
});
