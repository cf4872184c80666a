'use strict';
// What a screen reader is told when it happens: through an element that nobody sees, and whose text it reads when
// that changes.

/** How long a text has to stay as it is before it is read, in milliseconds. */
const restTime = 400;
/** A text that changes of itself for the fourth time in eight seconds is a clock: it has to stay for three seconds. */
const clockChanges = 4, clockTime = 8000, clockRestTime = 3000;
/** How long after a touch or a key what changes is its doing, in milliseconds. */
const effectTime = 500;
/** Texts that rest so soon after each other are read as one, in milliseconds, lest one take the other's place. */
const togetherTime = 100;
/** The most texts that are read at once. */
const mostTexts = 8;

class Announcer {
  constructor(element) {
    this.element = element;
    /** For each thing whose text has changed lately: when it did so of itself, and when it will have rested. */
    this.changes = new Map();
    this.usedAt = -Infinity;
    this.timer = null;
  }

  /** Has a text read, in a language where that is known. */
  say(text, language) {
    if (language) this.element.setAttribute('lang', language);
    else this.element.removeAttribute('lang');
    // The same once more is a change only when it differs.
    this.element.textContent = this.element.textContent === text ? `${text}\u00a0` : text;
  }

  /** A finger or a key does something: what changes now is no clock. */
  used() { this.usedAt = performance.now(); }

  /**
   * Has the texts of things read once they rest, each for itself; `read(key)` gives one, or undefined for what is gone.
   */
  changed(keys, read) {
    const now = performance.now(), isEffect = now - this.usedAt <= effectTime;
    for (const key of keys) {
      const moments = (this.changes.get(key)?.moments ?? []).filter((moment) => now - moment <= clockTime);
      if (!isEffect) moments.push(now);
      const rest = moments.length >= clockChanges ? clockRestTime : restTime;
      this.changes.set(key, { moments, readAt: now + rest });
    }
    this.read = read;
    this.wait();
  }

  /** Waits for the text that rests first. */
  wait() {
    clearTimeout(this.timer);
    const first = Math.min(...[...this.changes.values()].map(({ readAt }) => readAt));
    if (first < Infinity) this.timer = setTimeout(() => this.tell(), Math.max(0, first - performance.now()));
  }

  /** Reads what has rested, and forgets what has not changed for long. */
  tell() {
    const now = performance.now(), texts = [];
    for (const [key, change] of [...this.changes]) {
      if (change.readAt <= now + togetherTime) {
        const text = this.read(key);
        if (text) texts.push(text);
        change.readAt = Infinity;
      }
      const isOld = change.moments.every((moment) => now - moment > clockTime);
      if (change.readAt === Infinity && isOld) this.changes.delete(key);
    }
    if (texts.length) this.say(texts.slice(0, mostTexts).join('\n'));
    this.wait();
  }

  /** Forgets what waits, for another scene. */
  clear() {
    clearTimeout(this.timer);
    this.changes.clear();
    this.element.textContent = '';
  }
}
