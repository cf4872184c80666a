'use strict';
// What a screen reader is told when it happens: through an element that nobody sees, and whose text it reads when
// that changes.

/** How long a text has to stay as it is before it is read, in milliseconds: a clock on the screen is not read out. */
const restTime = 400;
/** The most texts that are read at once. */
const mostTexts = 8;

class Announcer {
  constructor(element) {
    this.element = element;
    this.waiting = new Set();
    this.timer = null;
  }

  /** Has a text read, in a language where that is known. */
  say(text, language) {
    if (language) this.element.setAttribute('lang', language);
    else this.element.removeAttribute('lang');
    // The same once more is a change only when it differs.
    this.element.textContent = this.element.textContent === text ? `${text}\u00a0` : text;
  }

  /** Has the texts of things read once they rest; `read(key)` gives one, or undefined for what is gone. */
  changed(keys, read) {
    for (const key of keys) this.waiting.add(key);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const texts = [...this.waiting].map(read).filter((text) => text).slice(0, mostTexts);
      this.waiting.clear();
      if (texts.length) this.say(texts.join('\n'));
    }, restTime);
  }

  /** Forgets what waits, for another scene. */
  clear() {
    clearTimeout(this.timer);
    this.waiting.clear();
    this.element.textContent = '';
  }
}
