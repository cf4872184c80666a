'use strict';
// The engine, in WebAssembly, as an object. Each scene gets an engine of its own, so that one that fails takes
// nothing with it.

const TouchPhase = { began: 0, moved: 1, ended: 2, cancelled: 3 };

class Engine {
  /** An engine of a compiled module. `language` is that of its messages, such as `en` or `ja`. */
  static async start(module, language) {
    const instance = await WebAssembly.instantiate(module, {});
    return new Engine(instance.exports, language.startsWith('ja') ? 1 : 0);
  }

  constructor(exports, language) {
    this.exports = exports;
    this.language = language;
    this.texts = [];
  }

  /** Gives the engine a file of the scene's. */
  addFile(name, bytes) {
    const nameBytes = new TextEncoder().encode(name);
    const all = new Uint8Array(nameBytes.length + bytes.length);
    all.set(nameBytes);
    all.set(bytes, nameBytes.length);
    this.input(all);
    this.exports.addFile(nameBytes.length);
  }

  /** Loads the scene of that name; true when it plays. */
  load(name, seed) {
    this.inputText(name);
    return this.exports.load(seed) === 1;
  }

  get width() { return this.exports.width(); }

  get height() { return this.exports.height(); }

  advance(moment) { this.exports.advance(moment); }

  touch(finger, phase, x, y, moment) { this.exports.touch(finger, phase, x, y, moment); }

  key(name, moment) {
    this.inputText(name);
    this.exports.key(moment);
  }

  /** When the picture may next change by itself, in microseconds; null when it won't. */
  get nextMoment() {
    const moment = this.exports.nextMoment();
    return moment < 0 ? null : moment;
  }

  /** Brings the picture up to date; true when it has changed. */
  draw() { return this.exports.draw() === 1; }

  /** The picture's commands, to be read before the engine is called again. */
  get picture() {
    return new Float64Array(this.exports.memory.buffer, this.exports.picture(), this.exports.pictureCount());
  }

  /** The texts that the picture names by their places. */
  get strings() {
    const count = this.exports.stringCount();
    while (this.texts.length < count) this.texts.push(this.parcel(this.exports.string(this.texts.length)).text());
    return this.texts;
  }

  /** Draws glides as cuts, or no longer; the toy is the same. */
  reduceMotion(isReduced) { this.exports.reduceMotion(isReduced ? 1 : 0); }

  /** Brings the accessibility tree up to date; true when it has changed. */
  describe() { return this.exports.describe() === 1; }

  /** The tree's numbers, to be read before the engine is called again. */
  get tree() {
    return new Float64Array(this.exports.memory.buffer, this.exports.tree(), this.exports.treeCount());
  }

  /** Where a finger comes down that means a thing and any of these gestures; null where none reaches it. */
  spot({ thing, generation }, listens) {
    const count = this.exports.spot(thing, generation, listens);
    if (count === 0) return null;
    const parcel = this.parcel(count);
    return { x: parcel.number(), y: parcel.number() };
  }

  /** The things that a thing may be dropped on, by their keys in the tree, and the way to each. */
  dropTargets({ thing, generation }) {
    return this.parcel(this.exports.dropTargets(thing, generation)).list((parcel) => ({
      key: `${parcel.number()} ${parcel.number()}`, x: parcel.number(), y: parcel.number(),
    }));
  }

  /** Whether the scene waits for a key, or for any. */
  waitsForKey(name) {
    this.inputText(name);
    return this.exports.waitsForKey() === 1;
  }

  /** The problems that reading the scene found. */
  get problems() { return this.parcel(this.exports.problems(this.language)).list(readProblem); }

  /** The mistakes made while playing, each once. */
  takeMistakes() { return this.parcel(this.exports.takeMistakes(this.language)).list(readProblem); }

  /** The sounds to be played, each once. */
  takeSounds() { return this.parcel(this.exports.takeSounds()).list(readSound); }

  /** The value of a name of the scene's; undefined where there is none. */
  value(name) {
    this.inputText(name);
    const count = this.exports.value();
    return count ? readValue(this.parcel(count)) : undefined;
  }

  inputText(text) { this.input(new TextEncoder().encode(text)); }

  input(bytes) {
    const place = this.exports.input(bytes.length);
    new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
  }

  parcel(count) {
    return new Parcel(new Float64Array(this.exports.memory.buffer, this.exports.parcel(), count).slice());
  }
}

/** Numbers from the engine, read in the order in which it put them. */
class Parcel {
  constructor(numbers) {
    this.numbers = numbers;
    this.at = 0;
  }

  number() { return this.numbers[this.at++]; }

  text() {
    const count = this.number();
    this.at += count;
    return new TextDecoder().decode(Uint8Array.from(this.numbers.subarray(this.at - count, this.at)));
  }

  list(read) { return Array.from({ length: this.number() }, () => read(this)); }
}

function readProblem(parcel) {
  return {
    file: parcel.text(), line: parcel.number(), column: parcel.number(),
    code: parcel.text(), title: parcel.text(), hint: parcel.text(),
  };
}

function readSound(parcel) {
  switch (parcel.number()) {
    case 0: return { kind: 'play', name: parcel.text() };
    case 1: return { kind: 'note', name: parcel.text(), seconds: parcel.number() / 1e6 };
    default: return { kind: 'say', words: parcel.text(), language: parcel.text() };
  }
}

/** A value of the language as JavaScript's: points as {x, y}, colours as {red, green, blue, opacity}. */
function readValue(parcel) {
  const colour = () => (
    { red: parcel.number(), green: parcel.number(), blue: parcel.number(), opacity: parcel.number() });
  switch (parcel.number()) {
    case 0: return null;
    case 1: return parcel.number();
    case 2: return parcel.text();
    case 3: return parcel.number() === 1;
    case 4: return colour();
    case 5: return { x: parcel.number(), y: parcel.number() };
    case 6: return parcel.list(readValue);
    case 7: return { thing: parcel.number() };
    default: return { top: colour(), bottom: colour() };
  }
}
