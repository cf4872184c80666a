'use strict';
// What is heard of a toy, and what the page says instead where something can't be.

class Hearing {
  /** `messages` show notes to the grown-up; `announcer` has words read that no voice says. */
  constructor(messages, announcer) {
    this.messages = messages;
    this.announcer = announcer;
    this.sounds = new Sounds((name, reason) => this.silent(name, reason));
    this.speech = new Speech((words, language, reason) => this.unsaid(words, language, reason));
  }

  /** Takes the files of another scene. */
  use(files) {
    this.sounds.use(files);
    this.speech.stop();
  }

  play(sound) {
    if (sound.kind === 'say') this.speech.say(sound.words, sound.language);
    else this.sounds.play(sound);
  }

  /** A finger or a key uses the page, which lets it be heard: for some browsers only once the finger is lifted. */
  allow() {
    const isActive = navigator.userActivation?.hasBeenActive !== false;
    this.sounds.allow(isActive);
    this.speech.allow(isActive);
  }

  /** Rests while the page is hidden. */
  pause() {
    this.sounds.pause();
    this.speech.stop();
  }

  goOn() { this.sounds.goOn(); }

  silent(name, reason) {
    if (reason === 'missing') this.messages.showMissingFile(name);
    else this.messages.showSilence(name, reason);
  }

  unsaid(words, language, reason) {
    if (reason) this.messages.showSilence(language, reason);
    this.announcer.say(words, language);
  }
}
