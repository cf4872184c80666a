'use strict';
// Fingers, pens and mice. Every finger has a number of its own from its touch to its end, and its end always comes:
// when it is lifted, when the browser takes it away, and when the page is hidden.

/** A contact that is larger than this both ways, in CSS pixels (some 30 millimetres), is a palm. */
const palmSize = 120;

class Input {
  /**
   * `stage` holds the canvas and all that lies over it, and keeps hold of fingers, since what they came down on may go
   * away under them. `onTouch(finger, phase, clientX, clientY, moment)` is told what happens.
   */
  constructor(stage, canvas, onTouch) {
    this.stage = stage;
    this.canvas = canvas;
    this.onTouch = onTouch;
    this.fingers = new Map();
    stage.addEventListener('pointerdown', (event) => this.down(event));
    stage.addEventListener('pointermove', (event) => this.move(event));
    stage.addEventListener('pointerup', (event) => this.end(event, TouchPhase.ended));
    stage.addEventListener('pointercancel', (event) => this.end(event, TouchPhase.cancelled));
    stage.addEventListener('lostpointercapture', (event) => this.lost(event));
    refuseGestures(stage);
  }

  down(event) {
    if (event.button !== 0 || isSimulated(event) || !this.isOnCanvas(event)) return;
    this.end(event, TouchPhase.cancelled);
    if (isPalm(event)) return;
    const taken = new Set([...this.fingers.values()].map(({ number }) => number));
    let number = 0;
    while (taken.has(number)) number++;
    this.fingers.set(event.pointerId, { number, x: event.clientX, y: event.clientY });
    try {
      this.stage.setPointerCapture(event.pointerId);
    } catch {
      // The finger has been lifted already; its end is on its way.
    }
    this.tell(event, TouchPhase.began);
  }

  /** What lies outside of the scene has an element too, and is not to be touched. */
  isOnCanvas({ clientX, clientY }) {
    const { left, top, right, bottom } = this.canvas.getBoundingClientRect();
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
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
    // Before the stage has a finger, what it came down on may have had it.
    if (event.target !== this.stage) return;
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

/**
 * True for what is no finger: a screen reader's “activate”, which some browsers tell of as a pointer too, at places that
 * are not always right. It has no size (VoiceOver), or is a mouse that presses without pressure (Chromium's, as for
 * TalkBack). The click that follows is what counts.
 */
function isSimulated({ pointerType, width, height, pressure, detail }) {
  if (pressure !== 0) return false;
  return (width < 1 && height < 1) || (pointerType === 'mouse' && width === 1 && height === 1 && detail === 0);
}

/** Keeps the browser's own gestures away: scrolling, zooming, selecting, dragging, calling out and menus. */
function refuseGestures(stage) {
  const refuse = (event) => event.preventDefault();
  const refuseOnStage = (event) => {
    if (stage.contains(event.target)) event.preventDefault();
  };
  const always = { passive: false };
  // The window listens, and nothing that holds the elements of screen readers: in WebKit their “activate” would be a
  // touch then, and not a click.
  for (const name of ['touchstart', 'touchmove', 'touchend', 'mousedown']) {
    addEventListener(name, refuseOnStage, always);
  }
  for (const name of ['gesturestart', 'gesturechange', 'contextmenu', 'selectstart', 'dragstart', 'dblclick']) {
    document.addEventListener(name, refuse, always);
  }
  document.addEventListener('wheel', (event) => {
    if (event.ctrlKey || stage.contains(event.target)) event.preventDefault();
  }, always);
}
