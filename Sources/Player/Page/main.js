'use strict';
// Brings it all together: one page, one scene at a time.

class Page {
  constructor() {
    const language = navigator.language.startsWith('ja') ? 'ja' : 'en';
    document.documentElement.lang = language;
    this.language = language;
    this.canvas = document.getElementById('scene');
    this.view = new View(this.canvas);
    this.messages = new Messages(language);
    this.frames = new Frames((moment) => this.frame(moment));
    this.input = new Input(document.getElementById('stage'), this.canvas, (...touch) => this.touch(...touch));
    this.announcer = new Announcer(document.getElementById('news'));
    this.tree = new Tree(document.getElementById('things'), this.messages.words, (keys) => this.retold(keys));
    this.keyboard = new Keyboard(
      this.tree, this.toyForKeys(), this.messages.words, (text) => this.announcer.say(text, language));
    this.hearing = new Hearing(this.messages, this.announcer);
    const button = document.getElementById('lock');
    button.lang = language;
    this.lock = new Lock(
      button, this.messages.words, (text) => this.messages.showNote(text), () => this.cancelAll());
    this.stillness = matchMedia('(prefers-reduced-motion: reduce)');
    this.stillness.addEventListener('change', () => this.reduceMotion());
    this.describing = null;
    this.describeDelay = 100;
    this.seed = chosenSeed();
    this.framesDrawn = 0;
    this.engine = null;
    this.mustPaint = false;
    this.held = false;
    this.still = document.getElementById('still');
    addEventListener('resize', () => this.resize());
    this.canvas.addEventListener('contextrestored', () => this.repaint());
    document.addEventListener('visibilitychange', () => this.visibility());
    for (const name of ['pagehide', 'blur']) addEventListener(name, () => this.cancelAll());
  }

  /** Starts the engine and plays the scene of the page; where that cannot be, the page says so. */
  async start() {
    if (!runsModules()) {
      showUnable('old');
      return;
    }
    try {
      this.module = await WebAssembly.compile(bytesOf(document.getElementById('player-module').textContent.trim()));
      await this.load(JSON.parse(document.getElementById('scene-files').textContent));
    } catch (error) {
      console.error(error);
      showUnable('broken');
      return;
    }
    listenForChanges(
      (scene) => this.load(scene), (problems) => this.messages.showProblems(problems, this.engine, this.main));
  }

  /**
   * Plays a scene `{ main, files, media, title, language }`, unless its problems don't let it: then what plays goes on.
   * `files` are for the engine; `media` are the pictures and sounds that the page holds.
   */
  async load({ main, files, media = {}, title, language }) {
    const held = new Map(Object.entries(media).map(([name, text]) => [name, bytesOf(text)]));
    let engine;
    try {
      engine = await Engine.start(this.module, this.language);
      for (const [name, text] of Object.entries(files)) engine.addFile(name, bytesOf(text));
      if (!engine.load(main, this.seed)) {
        this.messages.showProblems(engine.problems, this.engine, main);
        return;
      }
    } catch (error) {
      console.error(error);
      this.messages.showFailedToLoad();
      return;
    }
    this.cancelAll();
    this.pictures?.close();
    this.messages.clear();
    this.announcer.clear();
    this.tree.clear();
    this.engine = engine;
    this.reduceMotion();
    this.main = main;
    this.clock = new Clock();
    this.painter = new Painter(this.canvas);
    this.pictures = new Pictures(held, () => this.repaint(), (name) => {
      this.messages.showMissingFile(name);
      this.repaint();
    });
    this.hearing.use(held);
    this.held = false;
    this.tree.title = title || main.split('/').at(-1).replace(/\.scene$/, '');
    if (language) document.documentElement.lang = language;
    if (document.hidden) this.clock.stop();
    this.resize();
    this.frame(performance.now());
    this.describe();
    document.title = this.tree.name;
    this.frames.wake();
  }

  /** One frame: plays to a moment of the browser's clock; says how long nothing happens then, or null for ever. */
  frame(moment) {
    if (!this.engine || this.held) return null;
    return this.guarded(() => {
      const now = this.clock.at(moment);
      this.engine.advance(now);
      this.show();
      const next = document.hidden ? null : this.engine.nextMoment;
      return next === null ? null : Math.max(0, next - now);
    }) ?? null;
  }

  /** Paints the picture if it has changed, and tells what happened. */
  show() {
    if (this.engine.draw() || this.mustPaint) {
      this.mustPaint = false;
      this.painter.paint(this.engine.picture, this.engine.strings, this.pictures, this.view.scale);
      this.framesDrawn++;
      this.endStill();
    }
    for (const sound of this.engine.takeSounds()) this.hearing.play(sound);
    for (const mistake of this.engine.takeMistakes()) this.messages.showMistake(mistake, this.main);
    // The tree may follow a little later than the picture: ten times a second is enough for ears.
    this.describing ??= setTimeout(() => this.describe(), this.describeDelay);
  }

  /** Takes away the picture of the beginning that an exported page shows, once the toy has painted its own. */
  endStill() {
    if (!this.still || !this.pictures.settled) return;
    this.still.remove();
    this.still = null;
    performance.mark('scenec-first-frame');
  }

  /** Brings what screen readers find up to date. */
  describe() {
    clearTimeout(this.describing);
    this.describing = null;
    if (!this.engine) return;
    const start = performance.now();
    this.guarded(() => {
      if (!this.engine.describe()) return;
      const { strings } = this.engine;
      this.tree.update(this.engine.tree, strings);
      this.keyboard.treeChanged();
      this.clearCorner();
    });
    // Where there are very many things, it takes at most a tenth of the time.
    this.describeDelay = Math.max(100, (performance.now() - start) * 10);
  }

  /** Has texts read that have changed. */
  retold(keys) { this.announcer.changed(keys, (key) => this.tree.nodes.get(key)?.name); }

  touch(finger, phase, clientX, clientY, moment) {
    const { x, y } = this.view.toScene(clientX, clientY);
    this.touchScene(finger, phase, x, y, moment);
  }

  /** A finger, at a place in the scene's points. */
  touchScene(finger, phase, x, y, moment) {
    if (!this.engine) return;
    this.announcer.used();
    this.hearing.allow();
    this.guarded(() => this.engine.touch(finger, phase, x, y, this.clock.at(moment)));
    this.frames.wake();
  }

  key(name, moment) {
    if (!this.engine) return;
    this.announcer.used();
    this.hearing.allow();
    this.guarded(() => this.engine.key(name, this.clock.at(moment)));
    this.frames.wake();
  }

  /** What the keyboard plays. */
  toyForKeys() {
    const page = this;
    return {
      touch: (finger, phase, x, y) => page.touchScene(finger, phase, x, y, performance.now()),
      key: (name) => page.key(name, performance.now()),
      waitsForKey: (name) => page.guarded(() => page.engine?.waitsForKey(name)) ?? false,
      spot: (node, listens) => page.guarded(() => page.engine?.spot(node, listens)) ?? null,
      dropTargets: (node) => page.guarded(() => page.engine?.dropTargets(node)) ?? [],
      refresh: () => page.describe(),
      get size() { return { width: page.engine?.width ?? 0, height: page.engine?.height ?? 0 }; },
    };
  }

  /** Ends all touches. */
  cancelAll() {
    this.input.cancelAll();
    this.keyboard.cancelAll();
  }

  reduceMotion() {
    if (!this.engine) return;
    this.engine.reduceMotion(this.stillness.matches);
    this.frames.wake();
  }

  visibility() {
    if (!this.engine) return;
    if (document.hidden) {
      this.cancelAll();
      this.hearing.pause();
      this.clock.stop();
      this.frames.stop();
    } else {
      this.hearing.goOn();
      this.clock.goOn();
      this.frames.wake();
    }
  }

  resize() {
    if (!this.engine) return;
    const { width, height } = this.engine;
    if (this.view.fit(width, height)) this.repaint();
    this.tree.place(this.view, width, height);
    this.clearCorner();
  }

  /** Keeps the page's own button off what a child may touch. */
  clearCorner() {
    const scale = this.view.scale / this.view.ratio, corner = this.view.toClient(0, 0);
    this.lock.avoid(this.tree.focusable.filter(({ role }) => role !== Role.scene).map((node) => ({
      x: corner.x + node.x * scale, y: corner.y + node.y * scale,
      width: node.width * scale, height: node.height * scale,
    })));
  }

  repaint() {
    this.mustPaint = true;
    this.frames.wake();
  }

  /** Does what calls the engine. If that fails, the scene has ended, and the page says so. */
  guarded(work) {
    try {
      return work();
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  fail(error) {
    console.error(error);
    this.engine = null;
    this.frames.stop();
    this.messages.showStopped();
  }

  /** Stops the page's own clock, and plays to a number of seconds; for tests, which want to see one moment. */
  playTo(seconds) {
    this.held = true;
    const moment = Math.round(seconds * 1e6);
    this.clock.skipTo(moment);
    this.clock.stop();
    this.guarded(() => {
      this.engine.advance(moment);
      this.show();
    });
  }
}

/** The seed that the address asks for with `?seed=7`, or one by chance. */
function chosenSeed() {
  const asked = Number(new URLSearchParams(location.search).get('seed') ?? NaN);
  if (Number.isSafeInteger(asked) && asked >= 0) return asked;
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
}

/**
 * True where the browser runs modules under the rules of this page. Some refuse to compile one, WebKit to start it, so
 * the smallest that there is tries both.
 */
function runsModules() {
  try {
    const smallest = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    return new WebAssembly.Instance(smallest) instanceof WebAssembly.Instance;
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** The bytes of a text in base64. */
function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

const page = new Page();

/** For tests and for pages around this one: what the toy knows, and where it is. */
window.scenec = {
  value: (name) => page.engine?.value(name),
  toClient: (x, y) => page.view.toClient(x, y),
  playTo: (seconds) => page.playTo(seconds),
  get seed() { return page.seed; },
  get frames() { return page.framesDrawn; },
  get ready() { return page.engine !== null; },
};
page.start();
