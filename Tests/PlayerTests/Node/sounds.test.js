'use strict';
const assert = require('node:assert');
const test = require('node:test');
const { load } = require('./page.js');

/** Lets what was promised happen. */
const settled = () => new Promise((resolve) => { setImmediate(resolve); });

/** A browser's sound, which counts what is started; it runs once `permit` is called and it is asked to resume. */
function world() {
  const heard = [], errors = [], clock = { now: 0 };
  let isPermitted = false;
  class AudioContext {
    constructor() { this.state = 'suspended'; }

    get currentTime() { return 0; }

    async resume() {
      if (!isPermitted) return;
      this.state = 'running';
      this.onstatechange?.();
    }

    async suspend() { this.state = 'suspended'; }

    node(name) {
      const parameter = new Proxy({}, { get: () => () => {} });
      return {
        frequency: parameter, gain: parameter, connect: (to) => to,
        start() { heard.push(name ?? this.buffer); }, stop(end) { if (end === undefined) heard.push('stop'); },
      };
    }

    createOscillator() { return this.node('tone'); }

    createGain() { return this.node('gain'); }

    createBufferSource() { return this.node(); }

    async decodeAudioData(bytes) {
      const text = new TextDecoder().decode(bytes);
      if (text.startsWith('RIFF')) return text;
      throw new Error('EncodingError');
    }
  }
  const { Sounds } = load(['sounds.js', 'pictures.js'], ['Sounds'], {
    AudioContext, performance: { now: () => clock.now },
    fetch: async (address) => ({ ok: address === './there.wav', arrayBuffer: async () => Buffer.from('RIFF there') }),
  });
  const sounds = new Sounds((...error) => errors.push(error));
  const bytes = (text) => new TextEncoder().encode(text);
  sounds.use(new Map([['meow.wav', bytes('RIFF meow')], ['letter.wav', bytes('Dear Mum')]]));
  const play = (name) => sounds.play({ kind: 'play', name });
  return { sounds, heard, errors, clock, play, permit: () => { isPermitted = true; } };
}

test('nothing is heard before the first touch, and nothing of it after that', async () => {
  const { sounds, heard, play, permit } = world();
  play('pop');
  play('meow.wav');
  permit();
  sounds.allow(true);
  await settled();
  assert.deepStrictEqual(heard, []);
  play('pop');
  assert.deepStrictEqual(heard, ['tone']);
});

test('what the very first press makes to sound is heard when its lift allows it', async () => {
  const { sounds, heard, clock, play, permit } = world();
  sounds.allow(false);
  play('pop');
  assert.deepStrictEqual(heard, []);
  clock.now = 200;
  permit();
  sounds.allow(true);
  await settled();
  assert.deepStrictEqual(heard, ['tone']);
});

test('what a long first press made to sound is silent, and never more than three sounds come at once', async () => {
  const { sounds, heard, clock, play, permit } = world();
  sounds.allow(false);
  play('pop');
  clock.now = 600;
  for (let count = 0; count < 10; count++) play('buzz');
  permit();
  sounds.allow(true);
  await settled();
  assert.deepStrictEqual(heard, ['tone', 'tone', 'tone']);
});

test('a browser that refuses to be heard is asked again at the next touch, without a burst', async () => {
  const { sounds, heard, clock, play, permit } = world();
  sounds.allow(true);
  for (let count = 0; count < 10; count++) play('pop');
  clock.now = 5000;
  permit();
  sounds.allow(true);
  await settled();
  assert.deepStrictEqual(heard, []);
});

test('files are heard: those of the page, and those beside it', async () => {
  const { sounds, heard, errors, play, permit } = world();
  permit();
  sounds.allow(true);
  await settled();
  play('meow.wav');
  play('there.wav');
  await settled();
  assert.deepStrictEqual([heard, errors], [['RIFF meow', 'RIFF there'], []]);
});

test('a file that is no sound, one that is missing, and a note that is none are told, and are silence', async () => {
  const { sounds, heard, errors, play, permit } = world();
  permit();
  sounds.allow(true);
  await settled();
  play('letter.wav');
  play('gone.wav');
  sounds.play({ kind: 'note', name: 'H9', seconds: 1 });
  await settled();
  assert.deepStrictEqual(heard, []);
  assert.deepStrictEqual(errors, [['H9', 'note'], ['letter.wav', 'broken'], ['gone.wav', 'missing']]);
});

test('a hidden page is silent, and goes on to be heard', async () => {
  const { sounds, heard, play, permit } = world();
  permit();
  sounds.allow(true);
  await settled();
  sounds.pause();
  play('pop');
  assert.deepStrictEqual(heard, []);
  sounds.goOn();
  await settled();
  play('ding');
  assert.deepStrictEqual(heard, ['tone', 'tone', 'tone']);
});

test('another scene stops what sounds', async () => {
  const { sounds, heard, play, permit } = world();
  permit();
  sounds.allow(true);
  await settled();
  play('pop');
  sounds.use(new Map());
  assert.deepStrictEqual(heard, ['tone', 'stop']);
});

/** A browser's voices, which speak when they are told to. */
function voices(languages) {
  const spoken = [], silent = [], clock = { now: 0 };
  const speechSynthesis = {
    getVoices: () => languages.map((lang) => ({ lang })), addEventListener() {},
    speak: (utterance) => { if (utterance.text) spoken.push(utterance); },
    cancel() { spoken.push('cancel'); },
  };
  class SpeechSynthesisUtterance {
    constructor(text) { this.text = text; }
  }
  const { Speech } = load(['sounds.js', 'speech.js'], ['Speech'], {
    speechSynthesis: languages && speechSynthesis, SpeechSynthesisUtterance, performance: { now: () => clock.now },
    setTimeout: (work) => setImmediate(work),
  });
  const speech = new Speech((...words) => silent.push(words));
  return { speech, spoken, silent, clock };
}

test('words are said in their language, one after the other', async () => {
  const { speech, spoken } = voices(['ja-JP', 'en_US']);
  speech.allow(true);
  speech.say('Well done!', 'en');
  speech.say('よくできました', 'ja');
  await settled();
  assert.deepStrictEqual(spoken.map(({ text, voice }) => [text, voice.lang]), [['Well done!', 'en_US']]);
  spoken[0].onend();
  await settled();
  assert.deepStrictEqual([spoken[1].text, spoken[1].voice.lang, spoken[1].lang], ['よくできました', 'ja-JP', 'ja']);
});

test('nothing is said before the first touch, nor after it; the words of the first touch itself are', async () => {
  const { speech, spoken, silent, clock } = voices(['en']);
  speech.say('early', '');
  speech.allow(false);
  speech.say('pressed', '');
  clock.now = 100;
  speech.allow(true);
  await settled();
  assert.deepStrictEqual(spoken.map(({ text }) => text), ['pressed']);
  assert.deepStrictEqual(silent.map(([words]) => words), ['early', 'pressed']);
});

test('a child that taps on and on hears the newest words, not all of them', async () => {
  const { speech, spoken } = voices(['en']);
  speech.allow(true);
  for (const number of [1, 2, 3, 4, 5, 6]) speech.say(`${number}`, '');
  for (let count = 0; count < 6; count++) {
    await settled();
    spoken.at(-1).onend();
  }
  assert.deepStrictEqual(spoken.map(({ text }) => text), ['1', '5', '6']);
});

test('a language without a voice is silence and a note, and the next words are said', async () => {
  const { speech, spoken, silent } = voices(['en-US']);
  speech.allow(true);
  speech.say('こんにちは', 'ja');
  speech.say('Hello', 'en');
  await settled();
  assert.deepStrictEqual(silent, [['こんにちは', 'ja', 'voice']]);
  assert.deepStrictEqual(spoken.map(({ text }) => text), ['Hello']);
});

for (const languages of [[], undefined]) {
  test(`a browser ${languages ? 'without voices' : 'that can’t speak'} is silence and a note`, async () => {
    const { speech, silent } = voices(languages);
    speech.allow(true);
    speech.say('Hello', '');
    await settled();
    await settled();
    assert.deepStrictEqual(silent, [['Hello', '', 'voice']]);
  });
}

test('a voice that fails is a note, one that is interrupted is not', async () => {
  const { speech, spoken, silent } = voices(['en']);
  speech.allow(true);
  for (const error of ['synthesis-failed', 'interrupted']) {
    speech.say(error, '');
    await settled();
    spoken.at(-1).onerror({ error });
  }
  assert.deepStrictEqual(silent, [['synthesis-failed', '', 'voice']]);
});

test('why something is not heard is told once, small, in the page’s language; words are given to be read', () => {
  const elements = {};
  const document = { getElementById: (name) => (elements[name] ??= { hidden: true, textContent: '' }) };
  const { Hearing, Messages } = load(
    ['sounds.js', 'speech.js', 'messages.js', 'hearing.js'], ['Hearing', 'Messages'],
    { document, Intl, setTimeout: () => 1, clearTimeout() {}, navigator: {} });
  const read = [], messages = new Messages('ja');
  const hearing = new Hearing(messages, { say: (...words) => read.push(words) });
  hearing.silent('letter.mp3', 'broken');
  assert.match(elements.note.textContent, /^「letter\.mp3」は、このブラウザーで再生できる音ではありません。$/);
  elements.note.hidden = true;
  hearing.silent('letter.mp3', 'broken');
  assert.ok(elements.note.hidden);
  hearing.unsaid('Hello', 'en', 'voice');
  assert.match(elements.note.textContent, /^この端末には英語の音声がないため/);
  hearing.unsaid('Hi', '', null);
  assert.deepStrictEqual(read, [['Hello', 'en'], ['Hi', '']]);
});
