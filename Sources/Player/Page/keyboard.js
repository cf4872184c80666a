'use strict';
// Playing without a finger: keys, switches and screen readers move fingers of the page's own, which come down where a
// child's would, so that the same happens. Docs/Accessibility.md says which key does what.

/** The numbers of the page's own fingers; those of children count from 0. */
const ownFingers = [1000, 1001];
/** How far an arrow moves what is picked up, in points: with Shift, and without. */
const carrySteps = [4, 20];
/** How far, in points, and how long, in milliseconds, a swipe goes. */
const swipeLength = 100, swipeTime = 100;
/** How long a tap is, in milliseconds, when a screen reader asks for one. */
const tapTime = 50;
/** How long after a finger is lifted a click may come that is its own, in milliseconds. */
const clickTime = 700;
/** How far apart the two fingers of a pinch or a turn are at first, in points. */
const spread = 40;

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const pinches = { '+': 1.1, '=': 1.1, ';': 1.1, '-': 1 / 1.1 };
const turns = { '[': -15, ']': 15 };
/** What Space does to a thing that can be dragged too. */
const tapLike = Listens.tap | Listens.press | Listens.release | Listens.hold | Listens.doubleTap | Listens.swipe;

class Keyboard {
  /**
   * `toy` is what is played: `touch(finger, phase, x, y)` in the scene's points, `key(name)`, `waitsForKey(name)`,
   * `spot(node, listens)`, `dropTargets(node)`, `size` and `refresh()`, which brings the tree up to date.
   */
  constructor(tree, toy, words, announce) {
    Object.assign(this, { tree, toy, words, announce });
    this.held = null;
    this.carried = null;
    this.fingers = new Set();
    this.liftedAt = -Infinity;
    addEventListener('keydown', (event) => this.down(event));
    addEventListener('keyup', (event) => this.up(event));
    tree.container.addEventListener('click', (event) => this.click(event));
    tree.container.addEventListener('focusout', () => this.letGoOfKey());
    addEventListener('pointerdown', (event) => this.fingerDown(event), true);
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, (event) => this.fingerUp(event), true);
  }

  down(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    // The page's own buttons and messages keep their keys: to press, and to scroll.
    if (event.target instanceof HTMLButtonElement || event.target.id === 'problems') return;
    this.tree.container.classList.remove('quiet');
    const name = event.key === ' ' ? 'Space' : event.key;
    const isUsed = this.carried ? this.carry(name, event) : this.use(name, event);
    if (isUsed) event.preventDefault();
  }

  up(event) {
    if (this.held?.key !== event.code) return;
    const { x, y } = this.held;
    this.held = null;
    this.toy.touch(ownFingers[0], TouchPhase.ended, x, y);
  }

  /** While a finger plays, no ring is in the way; the next key shows it again. */
  fingerDown(event) {
    if (isSimulated(event)) return;
    this.fingers.add(event.pointerId);
    this.tree.container.classList.add('quiet');
  }

  fingerUp({ pointerId, timeStamp }) {
    if (this.fingers.delete(pointerId)) this.liftedAt = timeStamp;
  }

  /** True for a click that a finger or a mouse has made, which have played already. */
  isFingers({ detail, timeStamp }) { return detail !== 0 && timeStamp - this.liftedAt < clickTime; }

  /** A key that is neither the scene's nor a gesture moves the focus, or is nothing. True when it is used up. */
  use(name, event) {
    const node = this.tree.focused;
    if (node && name === 'Enter') return this.press(node, name, event);
    const isSpecial = name === 'Space' || name in ways;
    if (name === 'Tab' || this.toy.waitsForKey(name)) {
      if (!event.repeat) this.toy.key(name);
      return isSpecial;
    }
    if (name === 'Space' && node) return this.press(node, name, event);
    if (name in ways) return this.arrow(node, name, event);
    if (node && name in pinches) return this.twist(node, Listens.pinch, pinches[name], 0);
    if (node && name in turns) return this.twist(node, Listens.rotate, 1, turns[name]);
    return isSpecial;
  }

  arrow(node, name, event) {
    const [x, y] = ways[name];
    if (node && event.shiftKey && node.listens & Listens.swipe) return event.repeat || this.swipe(node, x, y);
    this.tree.moveFocus(x + y);
    return true;
  }

  /** A finger comes down for as long as the key is down; what can be dragged is picked up. */
  press(node, name, event) {
    if (event.repeat || this.held) return true;
    if (isDraggable(node) && (name === 'Enter' || !(node.listens & tapLike))) return this.pickUp(node);
    const spot = this.spot(node, node.listens);
    if (!spot) return true;
    this.held = { key: event.code, ...spot };
    this.toy.touch(ownFingers[0], TouchPhase.began, spot.x, spot.y);
    return true;
  }

  /** Where a finger meets a thing; where none does, the page says so. */
  spot(node, listens) {
    const spot = this.toy.spot(node, listens);
    if (!spot) this.announce(this.words.unreachable(node.name));
    return spot;
  }

  swipe(node, x, y) {
    const spot = this.spot(node, Listens.swipe);
    if (!spot || this.held) return true;
    const [endX, endY] = [spot.x + x * swipeLength, spot.y + y * swipeLength];
    this.held = { key: '', ...spot };
    this.toy.touch(ownFingers[0], TouchPhase.began, spot.x, spot.y);
    setTimeout(() => {
      if (!this.held) return;
      this.held = null;
      this.toy.touch(ownFingers[0], TouchPhase.ended, endX, endY);
    }, swipeTime);
    return true;
  }

  /** Two fingers pinch and turn a thing. What they came down on is not tapped: they are taken away. */
  twist(node, listens, factor, degrees) {
    if (!(node.listens & listens)) return false;
    const spot = this.spot(node, listens);
    if (!spot || this.held) return true;
    const [first, second] = ownFingers, angle = degrees * Math.PI / 180;
    const { x, y } = spot;
    const endX = x + spread * factor * Math.cos(angle), endY = y + spread * factor * Math.sin(angle);
    this.toy.touch(first, TouchPhase.began, x, y);
    this.toy.touch(second, TouchPhase.began, x, y);
    this.toy.touch(second, TouchPhase.moved, x + spread, y);
    this.toy.touch(second, TouchPhase.moved, endX, endY);
    this.toy.touch(second, TouchPhase.cancelled, endX, endY);
    this.toy.touch(first, TouchPhase.cancelled, x, y);
    return true;
  }

  /** Takes hold of a thing, to be placed. */
  pickUp(node) {
    this.toy.refresh();
    const spot = this.spot(node, Listens.drag | Listens.onDrag);
    if (!spot) return true;
    const grip = { x: spot.x - node.x - node.width / 2, y: spot.y - node.y - node.height / 2 };
    this.carried = { node, grip, ...spot, stop: -1 };
    node.element.classList.add('carried');
    this.toy.touch(ownFingers[0], TouchPhase.began, spot.x, spot.y);
    this.announce(this.words.pickedUp(node.name));
    return true;
  }

  /** A key while something is picked up. */
  carry(name, event) {
    const { carried } = this;
    if (name in ways) {
      const step = carrySteps[event.shiftKey ? 0 : 1];
      this.moveTo(carried.x + ways[name][0] * step, carried.y + ways[name][1] * step);
    } else if (name === 'Tab') {
      this.nextStop(event.shiftKey ? -1 : 1);
    } else if ((name === 'Enter' || name === 'Space') && !event.repeat) {
      this.putDown(TouchPhase.ended);
    } else if (name === 'Escape') {
      this.putDown(TouchPhase.cancelled);
    }
    return true;
  }

  moveTo(x, y) {
    const { carried, toy } = this;
    carried.x = Math.max(0, Math.min(toy.size.width - 0.5, x));
    carried.y = Math.max(0, Math.min(toy.size.height - 0.5, y));
    toy.touch(ownFingers[0], TouchPhase.moved, carried.x, carried.y);
    toy.refresh();
  }

  /** Goes on to the next thing that it may be dropped on; where there is none, to the next of nine places. */
  nextStop(step) {
    const { carried, toy } = this;
    const targets = toy.dropTargets(carried.node).filter(({ key }) => this.tree.nodes.has(key));
    const count = targets.length || this.words.places.length;
    carried.stop = carried.stop < 0 && step < 0 ? count - 1 : (carried.stop + step + count) % count;
    if (targets.length) {
      const { key, x, y } = targets[carried.stop];
      this.moveTo(carried.x + x, carried.y + y);
      this.announce(this.tree.nodes.get(key).name);
    } else {
      const column = carried.stop % 3, row = Math.floor(carried.stop / 3);
      const x = toy.size.width * (column * 2 + 1) / 6, y = toy.size.height * (row * 2 + 1) / 6;
      this.moveTo(x + carried.grip.x, y + carried.grip.y);
      this.announce(this.words.places[carried.stop]);
    }
  }

  putDown(phase) {
    const { node, x, y } = this.carried;
    this.carried = null;
    node.element.classList.remove('carried');
    this.toy.touch(ownFingers[0], phase, x, y);
    this.announce(phase === TouchPhase.ended ? this.words.putDown(node.name) : this.words.putBack(node.name));
  }

  /** A screen reader, or a switch, asks for what a tap would do: to pick up, to place, or to tap. */
  click(event) {
    const node = this.tree.of(event.target);
    if (!node || this.isFingers(event)) return;
    if (this.carried) {
      if (node !== this.carried.node) {
        const { grip } = this.carried;
        this.moveTo(node.x + node.width / 2 + grip.x, node.y + node.height / 2 + grip.y);
      }
      this.putDown(TouchPhase.ended);
    } else if (node.listens && isDraggable(node)) {
      this.pickUp(node);
    } else if (node.listens && !this.held) {
      this.press(node, 'Enter', { code: 'click' });
      setTimeout(() => this.up({ code: 'click' }), tapTime);
    }
  }

  /** The key's finger goes when the focus does. */
  letGoOfKey() {
    if (!this.held) return;
    const { x, y } = this.held;
    this.held = null;
    this.toy.touch(ownFingers[0], TouchPhase.cancelled, x, y);
  }

  /** The tree is new: what is picked up may be gone. */
  treeChanged() {
    if (this.carried && !this.tree.nodes.has(this.carried.node.key)) this.putDown(TouchPhase.ended);
  }

  /** Ends everything that is under way, as when the page is hidden. */
  cancelAll() {
    this.letGoOfKey();
    if (this.carried) this.putDown(TouchPhase.cancelled);
  }
}
