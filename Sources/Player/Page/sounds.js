'use strict';
// What is to be heard: the player's own sounds, which are made of a few tones, notes, files beside the page, and
// words.

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

class Sounds {
  /** `files` are the bytes by name that came with the page; `onError` is told the name of what can't be played. */
  constructor(files, onError) {
    this.files = files;
    this.onError = onError;
    this.buffers = new Map();
  }

  /** Browsers let a page be heard only after it was used; to be called whenever it is. */
  allow() {
    if (navigator.userActivation?.hasBeenActive === false) return;
    if (!this.context && globalThis.AudioContext) this.context = new AudioContext();
    if (this.context?.state === 'suspended') this.context.resume().catch(() => {});
  }

  play(sound) {
    switch (sound.kind) {
      case 'play':
        if (Object.hasOwn(ownSounds, sound.name)) this.tones(ownSounds[sound.name]);
        else this.file(sound.name);
        break;
      case 'note': {
        const pitch = noteFrequency(sound.name);
        if (pitch) this.tones([['triangle', 0, sound.seconds + 0.1, pitch, pitch, 0.3]]);
        else this.onError(sound.name);
        break;
      }
      case 'say': this.say(sound.words, sound.language); break;
    }
  }

  tones(tones) {
    if (!this.context) return;
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
      tone.start(begin);
      tone.stop(end);
    }
  }

  /** Plays a file, which is fetched and read once. */
  async file(name) {
    if (!this.context) return;
    if (!this.buffers.has(name)) this.buffers.set(name, this.read(name));
    try {
      const source = this.context.createBufferSource();
      source.buffer = await this.buffers.get(name);
      source.connect(this.context.destination);
      source.start();
    } catch {
      this.onError(name);
    }
  }

  async read(name) {
    const bytes = this.files.get(name)?.slice().buffer ?? await fetchBytes(fileAddress(name));
    return this.context.decodeAudioData(bytes);
  }

  say(words, language) {
    if (!globalThis.speechSynthesis) return;
    const utterance = new SpeechSynthesisUtterance(words);
    if (language) utterance.lang = language;
    speechSynthesis.speak(utterance);
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
