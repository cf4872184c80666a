'use strict';
// What is to be heard: the player's own sounds, which are made of a few tones, notes, and files beside the page.

/** The player's own sounds: tones of `[wave, start, seconds, hertz at its start, hertz at its end, loudness]`. */
const ownSounds = {
  pop: [['sine', 0, 0.09, 700, 180, 0.5]],
  ding: [['sine', 0, 0.9, 1318.5, 1318.5, 0.3], ['sine', 0, 0.5, 2637, 2637, 0.1]],
  boing: [['triangle', 0, 0.45, 130, 420, 0.4], ['triangle', 0.12, 0.35, 420, 160, 0.25]],
  buzz: [['sawtooth', 0, 0.35, 110, 104, 0.2]],
  tada: [
    ['triangle', 0, 0.16, 523.25, 523.25, 0.25], ['triangle', 0.16, 0.8, 659.25, 659.25, 0.22],
    ['triangle', 0.16, 0.8, 783.99, 783.99, 0.22], ['triangle', 0.16, 0.8, 1046.5, 1046.5, 0.22],
  ],
};

/** How long after its moment a sound may still begin, in milliseconds, and how many of those there may be. */
const lateTime = 500, mostLate = 3;

class Sounds {
  /** `onError(name, reason)` is told what can't be played, and why: `missing`, `broken` or `note`. */
  constructor(onError) {
    this.onError = onError;
    this.files = new Map();
    this.buffers = new Map();
    this.playing = new Set();
    this.isTouched = false;
    this.late = [];
  }

  /** Takes the bytes by name that came with a scene; what sounded before is silent. */
  use(files) {
    this.stop();
    this.files = files;
    this.buffers.clear();
  }

  /**
   * The page is used; to be called for everything that a finger or a key does. `isActive` is false where the browser
   * does not count that yet, such as a finger that has not been lifted.
   */
  allow(isActive) {
    this.isTouched = true;
    if (!isActive) return;
    if (!this.context && globalThis.AudioContext) {
      this.context = new AudioContext();
      this.context.onstatechange = () => this.catchUp();
    }
    if (this.context && this.context.state !== 'running') this.context.resume().catch(() => {});
    this.catchUp();
  }

  /** True once the browser lets the page be heard. */
  get isAllowed() { return this.context?.state === 'running'; }

  /** Plays a sound, unless nobody has touched the page yet. */
  play(sound) {
    if (!this.isTouched) return;
    if (this.isAllowed) return this.start(sound);
    // The first touch itself is what allows it: its sounds come a little late.
    this.late.push({ sound, moment: performance.now() });
    if (this.late.length > mostLate) this.late.shift();
  }

  /** Plays what the touch that has just been allowed made to sound. What is older stays silent. */
  catchUp() {
    if (!this.isAllowed) return;
    const late = this.late;
    this.late = [];
    for (const { sound, moment } of late) if (performance.now() - moment < lateTime) this.start(sound);
  }

  /** Nothing sounds any more. */
  stop() {
    this.late = [];
    for (const source of this.playing) source.stop();
    this.playing.clear();
  }

  /** Rests while the page is hidden. */
  pause() { this.context?.suspend().catch(() => {}); }

  goOn() { this.context?.resume().catch(() => {}); }

  start(sound) {
    if (sound.kind === 'note') {
      const pitch = noteFrequency(sound.name);
      if (pitch) this.tones([['triangle', 0, sound.seconds + 0.1, pitch, pitch, 0.3]]);
      else this.onError(sound.name, 'note');
    } else if (Object.hasOwn(ownSounds, sound.name)) {
      this.tones(ownSounds[sound.name]);
    } else {
      this.file(sound.name);
    }
  }

  tones(tones) {
    for (const [wave, start, seconds, from, to, loudness] of tones) {
      const begin = this.context.currentTime + start, end = begin + seconds;
      const tone = this.context.createOscillator(), gain = this.context.createGain();
      tone.type = wave;
      tone.frequency.setValueAtTime(from, begin);
      tone.frequency.exponentialRampToValueAtTime(to, end);
      gain.gain.setValueAtTime(0, begin);
      gain.gain.linearRampToValueAtTime(loudness, begin + 0.01);
      gain.gain.setTargetAtTime(0, begin + seconds * 0.4, seconds * 0.2);
      tone.connect(gain).connect(this.context.destination);
      this.keep(tone);
      tone.start(begin);
      tone.stop(end);
    }
  }

  /** Plays a file, which is fetched and read once. What takes too long to be read the first time is not heard late. */
  async file(name) {
    const asked = performance.now(), files = this.files;
    if (!this.buffers.has(name)) this.buffers.set(name, this.read(name));
    let buffer;
    try {
      buffer = await this.buffers.get(name);
    } catch (reason) {
      if (files === this.files) this.onError(name, reason);
      return;
    }
    if (files !== this.files || !this.isAllowed || performance.now() - asked > lateTime) return;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.context.destination);
    this.keep(source);
    source.start();
  }

  keep(source) {
    this.playing.add(source);
    source.onended = () => this.playing.delete(source);
  }

  async read(name) {
    let bytes;
    try {
      bytes = this.files.get(name)?.slice().buffer ?? await fetchBytes(fileAddress(name));
    } catch {
      throw 'missing';
    }
    try {
      return await this.context.decodeAudioData(bytes);
    } catch {
      throw 'broken';
    }
  }
}

async function fetchBytes(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}

/** The frequency in hertz of a note such as C5, F#4 or Bb3; null where it is none. */
function noteFrequency(name) {
  const parts = /^([A-G])([#♯b♭]?)(-?\d)$/.exec(name);
  if (!parts) return null;
  const step = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }[parts[1]];
  const shift = { '#': 1, '♯': 1, b: -1, '♭': -1 }[parts[2]] ?? 0;
  return 440 * 2 ** ((step + shift + 12 * (Number(parts[3]) + 1) - 69) / 12);
}
