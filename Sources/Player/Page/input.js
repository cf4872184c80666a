'use strict';
// Fingers, pens and mice. Every finger has a number of its own from its touch to its end, and its end always comes:
// when it is lifted, when the browser takes it away, and when the page is hidden.

/** A contact that is larger than this both ways, in CSS pixels (some 30 millimetres), is a palm. */
const palmSize = 120;

class Input {
  /** `onTouch(finger, phase, clientX, clientY, moment)` is told what happens. */
  constructor(canvas, onTouch) {
    this.canvas = canvas;
    this.onTouch = onTouch;
    this.fingers = new Map();
    canvas.addEventListener('pointerdown', (event) => this.down(event));
    canvas.addEventListener('pointermove', (event) => this.move(event));
    canvas.addEventListener('pointerup', (event) => this.end(event, TouchPhase.ended));
    canvas.addEventListener('pointercancel', (event) => this.end(event, TouchPhase.cancelled));
    canvas.addEventListener('lostpointercapture', (event) => this.lost(event));
    refuseGestures();
  }

  down(event) {
    if (event.button !== 0) return;
    this.end(event, TouchPhase.cancelled);
    if (isPalm(event)) return;
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

  move(event) {
    // A finger that becomes a palm was never meant; a mouse without a button was let go of where nobody saw it.
    const isLost = event.pointerType === 'mouse' && event.buttons === 0;
    if (isPalm(event) || isLost) this.end(event, TouchPhase.cancelled);
    else this.tell(event, TouchPhase.moved);
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

  /** The finger is out of sight. With several kinds of pointers, browsers say so also just before they tell of its lift. */
  lost(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    setTimeout(() => {
      if (this.fingers.get(event.pointerId) === finger) this.end(event, TouchPhase.cancelled);
    }, 0);
  }

  /** Ends all touches, as when the page is hidden. */
  cancelAll() {
    for (const [pointer, { number, x, y }] of [...this.fingers]) {
      this.fingers.delete(pointer);
      this.onTouch(number, TouchPhase.cancelled, x, y, performance.now());
    }
  }
}

function isPalm({ width, height }) { return width > palmSize && height > palmSize; }

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
