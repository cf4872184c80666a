'use strict';
// Words that are spoken by the browser's own voices, one after the other.

/** How many words may wait while others are spoken: a child that taps on and on does not fill the afternoon. */
const mostWaiting = 2;
/** How long a browser may take to list its voices, in milliseconds. */
const voicesTime = 1500;

class Speech {
  /** `onSilence(words, language, reason)` is told of words that are not to be heard; the reason is `voice` or null. */
  constructor(onSilence) {
    this.onSilence = onSilence;
    this.synthesis = globalThis.speechSynthesis;
    this.isTouched = false;
    this.isAllowed = false;
    this.late = null;
    this.waiting = [];
    this.speaking = null;
  }

  /**
   * The page is used, in an event of a finger or a key. `isActive` is false where the browser does not count that yet.
   * Some browsers want to be asked to speak for the first time right then.
   */
  allow(isActive) {
    this.isTouched = true;
    if (this.isAllowed || !isActive) return;
    this.isAllowed = true;
    if (!this.synthesis) return;
    const nothing = new SpeechSynthesisUtterance('');
    nothing.volume = 0;
    this.synthesis.speak(nothing);
    const { late } = this;
    this.late = null;
    if (late && performance.now() - late.moment < lateTime) this.say(late.words, late.language);
  }

  /** Says words, unless nobody has touched the page yet. */
  say(words, language) {
    if (!this.isAllowed) {
      // The first touch itself is what allows it: its words come a little late.
      if (this.isTouched) this.late = { words, language, moment: performance.now() };
      return this.onSilence(words, language, null);
    }
    if (!this.synthesis) return this.onSilence(words, language, 'voice');
    this.waiting.push({ words, language });
    if (this.waiting.length > mostWaiting) this.waiting.shift();
    return this.next();
  }

  /** Says no more. */
  stop() {
    this.late = null;
    this.waiting = [];
    this.speaking = null;
    this.synthesis?.cancel();
  }

  async next() {
    if (this.speaking || this.waiting.length === 0) return;
    const said = this.speaking = this.waiting.shift();
    const voices = await this.voices();
    // What was stopped meanwhile is not said.
    if (this.speaking !== said) return;
    const voice = said.language ? voices.find(({ lang }) => speaks(lang, said.language)) : voices[0];
    if (!voice) return this.ended(said, 'voice');
    const utterance = new SpeechSynthesisUtterance(said.words);
    if (said.language) {
      utterance.lang = said.language;
      utterance.voice = voice;
    }
    utterance.onend = () => this.ended(said);
    utterance.onerror = ({ error }) => this.ended(said, error === 'canceled' || error === 'interrupted' ? null : 'voice');
    this.synthesis.speak(utterance);
  }

  ended(said, reason = null) {
    if (this.speaking !== said) return;
    this.speaking = null;
    if (reason) this.onSilence(said.words, said.language, reason);
    this.next();
  }

  /** The browser's voices, which some list only a while after they are asked. */
  voices() {
    const voices = this.synthesis.getVoices();
    if (voices.length || this.hasWaited) return Promise.resolve(voices);
    return new Promise((resolve) => {
      const give = () => {
        this.hasWaited = true;
        resolve(this.synthesis.getVoices());
      };
      this.synthesis.addEventListener?.('voiceschanged', give, { once: true });
      setTimeout(give, voicesTime);
    });
  }
}

/** Whether a voice of a language such as `en_US` speaks another, such as `en` or `en-GB`. */
function speaks(voice, language) {
  const base = (name) => name.toLowerCase().split(/[-_]/)[0];
  return base(voice) === base(language);
}
