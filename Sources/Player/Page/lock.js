'use strict';
// Full screen for children: a small button in the corner begins it, and a finger that rests in that corner for three
// seconds ends it.

/** How long the corner is held, in milliseconds, and how large a corner is, in CSS pixels: the button lies within. */
const holdCorner = 3000, cornerSize = 64;

class Lock {
  /** `words` are the page's; `tell(text)` shows a note, and `onChange()` is told when full screen begins or ends. */
  constructor(button, words, tell, onChange) {
    this.button = button;
    this.words = words;
    this.tell = tell;
    this.onChange = onChange;
    this.holder = null;
    this.timer = null;
    button.setAttribute('aria-label', words.lock);
    button.title = words.lock;
    button.hidden = !(document.fullscreenEnabled || document.webkitFullscreenEnabled);
    button.addEventListener('click', () => this.enter());
    for (const name of ['fullscreenchange', 'webkitfullscreenchange']) {
      document.addEventListener(name, () => this.changed());
    }
    addEventListener('pointerdown', (event) => this.down(event), true);
    addEventListener('pointermove', (event) => this.move(event), true);
    for (const name of ['pointerup', 'pointercancel', 'blur']) addEventListener(name, (event) => this.up(event), true);
  }

  /**
   * Takes the button to a corner where it covers nothing to touch: the upper right one, or the first that is free. It
   * stays where there is none. `places` are those of things that can be touched, in CSS pixels of the page.
   */
  avoid(places) {
    const isFree = (corner) => !places.some((place) => {
      const left = corner.includes('left') ? 0 : innerWidth - cornerSize;
      const top = corner.includes('bottom') ? innerHeight - cornerSize : 0;
      return place.x < left + cornerSize && place.x + place.width > left
        && place.y < top + cornerSize && place.y + place.height > top;
    });
    const corner = ['', 'left', 'bottom', 'left bottom'].find(isFree) ?? '';
    if (this.button.className !== corner) this.button.className = corner;
  }

  get isOn() { return Boolean(document.fullscreenElement ?? document.webkitFullscreenElement); }

  enter() {
    const page = document.documentElement;
    const asked = page.requestFullscreen?.({ navigationUI: 'hide' }) ?? page.webkitRequestFullscreen?.();
    asked?.catch?.(() => {});
  }

  leave() {
    const left = document.exitFullscreen?.() ?? document.webkitExitFullscreen?.();
    left?.catch?.(() => {});
  }

  changed() {
    this.button.hidden = this.isOn;
    if (this.isOn) {
      this.tell(this.words.locked);
      // Where the browser lets a page have it, the Escape key does not leave full screen by one stroke.
      navigator.keyboard?.lock?.(['Escape']).catch(() => {});
    } else {
      this.letGo();
      navigator.keyboard?.unlock?.();
    }
    this.onChange();
  }

  down(event) {
    if (!this.isOn || this.holder !== null || !isInCorner(event)) return;
    this.holder = event.pointerId;
    this.timer = setTimeout(() => this.leave(), holdCorner);
  }

  move(event) {
    if (event.pointerId === this.holder && !isInCorner(event)) this.letGo();
  }

  up(event) {
    if (event.type === 'blur' || event.pointerId === this.holder) this.letGo();
  }

  letGo() {
    clearTimeout(this.timer);
    this.holder = null;
  }
}

/** Whether a finger is in the upper right corner, where the button is. */
function isInCorner({ clientX, clientY }) { return clientX > innerWidth - cornerSize && clientY < cornerSize; }
