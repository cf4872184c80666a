'use strict';
// What a screen reader and the keyboard find on the page: an element for each thing that the engine describes, over
// its place on the canvas. Nothing of them is to be seen but the ring around the one that has the focus. They can be met
// by a finger, since a screen reader that explores by touch finds nothing else; what the finger does is the scene's.

/** The bits of what a thing listens to. */
const Listens = {
  tap: 1, press: 2, release: 4, hold: 8, doubleTap: 16, swipe: 32, onDrag: 64, drop: 128, drag: 256, pinch: 512,
  rotate: 1024,
  /** All of it was to happen once, and has. */
  isSpent: 2048,
};
/** What a thing is. */
const Role = { scene: 0, group: 1, image: 2, text: 3 };
/** How many numbers the engine gives for each thing. */
const treeStride = 11;

class Tree {
  /** `container` is laid over the canvas; `words` are the page's own; `onChange(names)` is told what reads anew. */
  constructor(container, words, onChange) {
    this.container = container;
    this.words = words;
    this.onChange = onChange;
    this.nodes = new Map();
    this.byElement = new WeakMap();
    this.order = [];
    this.title = '';
    this.name = '';
    this.isNew = true;
  }

  /** Forgets everything, for another scene. */
  clear() {
    this.container.replaceChildren();
    this.container.setAttribute('aria-label', '');
    this.nodes.clear();
    this.order = [];
    this.isNew = true;
  }

  /** Lays the elements over the canvas: they count in the scene's points. */
  place(view, width, height) {
    const { style } = this.container;
    const scale = view.scale / view.ratio;
    style.left = view.canvas.style.left;
    style.top = view.canvas.style.top;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.transform = `scale(${scale})`;
    style.setProperty('--pixel', `${1 / scale}px`);
  }

  /** Takes what the engine describes. */
  update(numbers, strings) {
    const { isNew } = this;
    this.isNew = false;
    const focused = this.focused, place = this.focusable.indexOf(focused);
    const changed = [], order = [];
    for (let at = 0; at < numbers.length; at += treeStride) {
      const node = this.take(numbers.subarray(at, at + treeStride), strings, isNew ? null : changed);
      if (node) order.push(node);
    }
    const here = new Set(order);
    for (const node of this.order) {
      if (here.has(node)) continue;
      this.nodes.delete(node.key);
      node.element.remove();
    }
    this.order = order;
    this.arrange();
    if (focused) this.keepFocus(focused, place);
    if (changed.length) this.onChange(changed);
  }

  /** One thing, new or as it was; null for a scene that listens to nothing, which the container stands for. */
  take([thing, generation, level, role, name, state, listens, x, y, width, height], strings, changed) {
    const next = {
      key: `${thing} ${generation}`, thing, generation, role, listens, x, y, width, height,
      level: Math.max(1, level), name: strings[name], state: state < 0 ? '' : strings[state],
    };
    if (role === Role.scene) {
      this.name = next.name ||= this.title;
      this.container.setAttribute('aria-label', this.name);
      if (hasKana(strings)) this.container.setAttribute('lang', 'ja');
      else this.container.removeAttribute('lang');
      if (!listens) return null;
    }
    const isReadable = role === Role.text || listens !== 0;
    let node = this.nodes.get(next.key);
    if (!node) {
      node = { element: document.createElement('div') };
      if (role === Role.scene) node.element.classList.add('scene');
      this.nodes.set(next.key, node);
      this.byElement.set(node.element, node);
      if (role === Role.text && !listens) changed?.push(next.key);
    } else if (node.name !== next.name && isReadable) {
      changed?.push(next.key);
    }
    const before = { ...node };
    Object.assign(node, next);
    this.describe(node, before);
    return node;
  }

  /** Tells the browser what has changed of a thing. */
  describe(node, before) {
    const { element, name, state, role, listens } = node;
    if (name === before.name && state === before.state && role === before.role && listens === before.listens) return;
    const set = (attribute, value) => {
      if (value) element.setAttribute(attribute, value);
      else element.removeAttribute(attribute);
    };
    const isText = role === Role.text && !listens;
    set('role', listens ? 'button' : { [Role.group]: 'group', [Role.image]: 'img' }[role]);
    set('aria-label', isText ? '' : name);
    set('aria-description', state);
    set('aria-roledescription', isDraggable(node) ? this.words.draggableButton : '');
    set('aria-disabled', listens & Listens.isSpent ? 'true' : '');
    set('tabindex', listens ? '0' : '');
    if (isText) element.textContent = name;
    else if (role !== Role.group) element.textContent = '';
  }

  /** Puts the elements into each other in their order, each over its thing; those that are right stay untouched. */
  arrange() {
    const parents = [{ element: this.container, x: 0, y: 0, next: this.container.firstChild }];
    for (const node of this.order) {
      parents.length = node.level;
      const parent = parents[node.level - 1];
      const isThere = node.element === parent.next;
      // What goes elsewhere is no longer the next of where it was.
      for (const one of parents) if (one.next === node.element) one.next = node.element.nextSibling;
      if (!isThere) parent.element.insertBefore(node.element, parent.next);
      const place = [node.x - parent.x, node.y - parent.y, node.width, node.height].map((length) => `${length}px`);
      const { style } = node.element;
      if (node.place?.join() !== place.join()) [style.left, style.top, style.width, style.height] = node.place = place;
      parents.push({ element: node.element, x: node.x, y: node.y, next: node.element.firstChild });
    }
  }

  /** The things that listen, in order. */
  get focusable() { return this.order.filter(({ listens }) => listens); }

  /** The thing that has the focus; undefined when none has. */
  get focused() { return this.byElement.get(document.activeElement); }

  /** The thing of an element; undefined where it is none's. */
  of(element) { return this.byElement.get(element); }

  /** Goes to the next thing that listens, or with -1 to the one before; from none to the first, or the last. */
  moveFocus(step) {
    const all = this.focusable, here = all.indexOf(this.focused);
    const next = here < 0 ? (step > 0 ? 0 : all.length - 1) : (here + step + all.length) % all.length;
    all[next]?.element.focus();
  }

  /** The focus stays on its thing; when that is gone, it goes to the one that came after it. */
  keepFocus(node, place) {
    const all = this.focusable;
    const wanted = all.includes(node) ? node : all[Math.min(place, all.length - 1)];
    if (wanted && wanted !== this.focused) wanted.element.focus();
  }
}

/** True for what a finger can drag. */
function isDraggable({ listens }) { return (listens & (Listens.drag | Listens.onDrag)) !== 0; }

/** True where a text has Japanese letters in it. */
function hasKana(texts) { return texts.some((text) => /[\u3041-\u30ff]/.test(text)); }
