'use strict';
// When to play on: at the browser's next frame while something moves, at a later moment when the toy waits for one,
// and otherwise not at all.

/** A wait shorter than this, in microseconds, is spent frame by frame, since timers are not exact. */
const shortWait = 40_000;
const longestTimer = 2 ** 31 - 1;

class Frames {
  /** `play(moment)` is told the browser's time of a frame; it says how long nothing happens, or null for ever. */
  constructor(play) {
    this.play = play;
    this.frame = null;
    this.timer = null;
  }

  /** Plays at the next frame. */
  wake() {
    clearTimeout(this.timer);
    this.frame ??= requestAnimationFrame((moment) => {
      this.frame = null;
      this.waitFor(this.play(moment));
    });
  }

  /** Plays no more until it is woken. */
  stop() {
    clearTimeout(this.timer);
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
  }

  waitFor(wait) {
    if (wait === null || this.frame !== null) return;
    if (wait < shortWait) this.wake();
    else this.timer = setTimeout(() => this.wake(), Math.min((wait - shortWait / 2) / 1000, longestTimer));
  }
}
