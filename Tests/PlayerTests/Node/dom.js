'use strict';
// As much of a browser's document as the page's scripts for screen readers and keys use.

/** Something that events can be sent to. */
class Target {
  constructor() { this.listeners = {}; }

  addEventListener(name, listener) { (this.listeners[name] ??= []).push(listener); }

  send(name, event = {}) {
    const sent = { target: this, type: name, prevented: false, preventDefault() { this.prevented = true; }, ...event };
    for (const listener of this.listeners[name] ?? []) listener(sent);
    return sent;
  }
}

class Element extends Target {
  constructor(document) {
    super();
    this.document = document;
    this.attributes = new Map();
    this.children = [];
    this.parent = null;
    this.text = '';
    this.style = { setProperty(name, value) { this[name] = value; } };
    const classes = this.classes = new Set();
    this.classList = { add: (name) => classes.add(name), remove: (name) => classes.delete(name) };
    this.moves = 0;
  }

  setAttribute(name, value) { this.attributes.set(name, value); }

  removeAttribute(name) { this.attributes.delete(name); }

  getAttribute(name) { return this.attributes.get(name) ?? null; }

  get firstChild() { return this.children[0] ?? null; }

  get nextSibling() { return this.parent?.children[this.parent.children.indexOf(this) + 1] ?? null; }

  get textContent() { return this.text; }

  set textContent(text) { this.text = text; }

  insertBefore(child, next) {
    if (next && next.parent !== this) throw new Error('The node before which it is to be inserted is not a child.');
    child.moves++;
    if (child.parent) child.remove();
    const place = next ? this.children.indexOf(next) : this.children.length;
    this.children.splice(place, 0, child);
    child.parent = this;
  }

  /** As in a browser, what leaves the document loses the focus. */
  remove() {
    this.parent?.children.splice(this.parent.children.indexOf(this), 1);
    this.parent = null;
    if (this.document.activeElement === this) this.document.activeElement = null;
  }

  replaceChildren(...children) {
    for (const child of [...this.children]) child.remove();
    for (const child of children) this.insertBefore(child, null);
  }

  focus() { this.document.activeElement = this; }

  /** The element and all that is in it, as indented lines of what a screen reader is told. */
  outline(level = 0) {
    const said = ['role', 'aria-label', 'aria-description', 'aria-roledescription'].map((name) => this.getAttribute(name));
    const line = '  '.repeat(level) + [...said, this.text].filter((part) => part).join(' ');
    return [line, ...this.children.flatMap((child) => child.outline(level + 1))];
  }
}

class Document extends Target {
  constructor() {
    super();
    this.activeElement = null;
  }

  createElement() { return new Element(this); }
}

module.exports = { Target, Element, Document };
