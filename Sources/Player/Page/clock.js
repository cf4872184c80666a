'use strict';
// The toy's time: whole microseconds since it began. It never runs backwards, and stands still while the page is
// hidden.

class Clock {
  constructor() {
    this.start = performance.now();
    this.stopped = null;
    this.latest = 0;
  }

  /** The toy's time at a moment of the browser's clock, such as an event's `timeStamp`. */
  at(moment) {
    const known = Math.min(moment, performance.now(), this.stopped ?? Infinity);
    this.latest = Math.max(this.latest, Math.floor((known - this.start) * 1000));
    return this.latest;
  }

  stop() {
    this.stopped ??= performance.now();
  }

  goOn() {
    if (this.stopped === null) return;
    this.start += performance.now() - this.stopped;
    this.stopped = null;
  }

  /** Goes on from a later moment of the toy's time. */
  skipTo(moment) {
    this.start -= Math.max(0, moment - this.at(performance.now())) / 1000;
  }
}
