'use strict';
// Fingers, mice and keys. Every finger has a number of its own from its touch to its end, and its end always comes:
// when it is lifted, when the browser takes it away, and when the page is hidden.

class Input {
  /** `onTouch(finger, phase, clientX, clientY, moment)` and `onKey(name, moment)` are told what happens. */
  constructor(canvas, onTouch, onKey) {
    this.canvas = canvas;
    this.onTouch = onTouch;
    this.onKey = onKey;
    this.fingers = new Map();
    canvas.addEventListener('pointerdown', (event) => this.down(event));
    canvas.addEventListener('pointermove', (event) => this.tell(event, TouchPhase.moved));
    canvas.addEventListener('pointerup', (event) => this.end(event, TouchPhase.ended));
    canvas.addEventListener('pointercancel', (event) => this.end(event, TouchPhase.cancelled));
    canvas.addEventListener('lostpointercapture', (event) => this.end(event, TouchPhase.cancelled));
    addEventListener('keydown', (event) => this.key(event));
    refuseGestures();
  }

  down(event) {
    if (event.button !== 0) return;
    this.end(event, TouchPhase.cancelled);
    const taken = new Set([...this.fingers.values()].map(({ number }) => number));
    let number = 0;
    while (taken.has(number)) number++;
    this.fingers.set(event.pointerId, { number, x: event.clientX, y: event.clientY });
    try {
      this.canvas.setPointerCapture(event.pointerId);
    } catch {
      // The finger has been lifted already; its end is on its way.
    }
    this.tell(event, TouchPhase.began);
  }

  tell(event, phase) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    finger.x = event.clientX;
    finger.y = event.clientY;
    this.onTouch(finger.number, phase, finger.x, finger.y, event.timeStamp);
  }

  end(event, phase) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.fingers.delete(event.pointerId);
    // What a cancelled touch says of its place is nothing to go by.
    const { clientX, clientY } = phase === TouchPhase.ended ? event : { clientX: finger.x, clientY: finger.y };
    this.onTouch(finger.number, phase, clientX, clientY, event.timeStamp);
  }

  /** Ends all touches, as when the page is hidden. */
  cancelAll() {
    for (const [pointer, { number, x, y }] of [...this.fingers]) {
      this.fingers.delete(pointer);
      this.onTouch(number, TouchPhase.cancelled, x, y, performance.now());
    }
  }

  key(event) {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLButtonElement) return;
    const name = event.key === ' ' ? 'Space' : event.key;
    if (name === 'Space' || name.startsWith('Arrow')) event.preventDefault();
    this.onKey(name, event.timeStamp);
  }
}

/** Keeps the browser's own gestures away: scrolling, zooming, selecting, dragging, calling out and menus. */
function refuseGestures() {
  const canvas = document.getElementById('scene');
  const refuse = (event) => event.preventDefault();
  const always = { passive: false };
  for (const name of ['touchstart', 'touchmove', 'touchend', 'mousedown']) {
    canvas.addEventListener(name, refuse, always);
  }
  for (const name of ['gesturestart', 'gesturechange', 'contextmenu', 'selectstart', 'dragstart', 'dblclick']) {
    document.addEventListener(name, refuse, always);
  }
  document.addEventListener('wheel', (event) => {
    if (event.ctrlKey || event.target === canvas) event.preventDefault();
  }, always);
}
