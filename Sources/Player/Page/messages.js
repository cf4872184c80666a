'use strict';
// What the page has to say to the teacher, in the page's language.

const wordings = {
  en: {
    problems: 'This scene can’t be played yet', stillPlaying: 'The last version that works goes on playing.',
    line: (line) => `Line ${line}`, inFile: (file, line) => `${file}, line ${line}`, dismiss: 'Dismiss',
    missing: (name) => `“${name}” could not be loaded. Is it in the folder of the scene?`,
    failed: 'The player could not read this scene because of a mistake of its own.',
    stopped: 'The player has stopped because of a mistake of its own. Load the page again to go on.',
    broken: (name) => `“${name}” is not a sound that this browser can play.`,
    note: (name) => `“${name}” is not a note. Notes are written like C5, F#4 or Bb3.`,
    voice: (language) => (language
      ? `This device has no voice for ${language}, so what the toy says is not heard.`
      : 'This device has no voice, so what the toy says is not heard.'),
    lock: 'Full screen for children',
    locked: 'To leave full screen, hold a finger in the upper right corner for three seconds.',
    draggableButton: 'draggable button',
    pickedUp: (name) => `${name}: picked up. Arrow keys and Tab move it, Enter puts it down, Escape puts it back.`,
    putDown: (name) => `${name}: put down`, putBack: (name) => `${name}: put back`,
    unreachable: (name) => `${name} is covered or out of sight now.`,
    places: ['top left', 'top', 'top right', 'left', 'middle', 'right', 'bottom left', 'bottom', 'bottom right'],
  },
  ja: {
    problems: 'この場面はまだ動きません', stillPlaying: '最後に動いた内容のまま続けています。',
    line: (line) => `${line} 行目`, inFile: (file, line) => `${file} の ${line} 行目`, dismiss: '閉じる',
    missing: (name) => `「${name}」を読み込めませんでした。場面と同じフォルダーにあるか確かめてください。`,
    failed: 'おもちゃを動かすプログラムの不具合のため、この場面を読み込めませんでした。',
    stopped: 'おもちゃを動かすプログラムの不具合のため、止まりました。ページを読み込み直してください。',
    broken: (name) => `「${name}」は、このブラウザーで再生できる音ではありません。`,
    note: (name) => `「${name}」は音の名前ではありません。C5、F#4、Bb3 のように書きます。`,
    voice: (language) => (language
      ? `この端末には${language}の音声がないため、せりふは聞こえません。`
      : 'この端末には音声がないため、せりふは聞こえません。'),
    lock: '子どものための全画面表示',
    locked: '全画面表示を終えるには、画面の右上の角を 3 秒間押し続けてください。',
    draggableButton: '動かせるボタン',
    pickedUp: (name) => `${name}を持ちました。矢印キーと Tab キーで動かし、Enter キーで置きます。Escape キーで元に戻します。`,
    putDown: (name) => `${name}を置きました`, putBack: (name) => `${name}を元に戻しました`,
    unreachable: (name) => `${name}は今、隠れているか、画面の外にあります。`,
    places: ['左上', '上', '右上', '左', '中央', '右', '左下', '下', '右下'],
  },
};

/** How long a note stays, in milliseconds. */
const noteTime = 10_000;

class Messages {
  constructor(language) {
    this.language = language;
    this.words = wordings[language] ?? wordings.en;
    this.problemsElement = document.getElementById('problems');
    this.mistakeElement = document.getElementById('mistake');
    this.noteElement = document.getElementById('note');
    // The page is in the language of its scene; what it says of itself may be in another.
    for (const place of [this.problemsElement, this.mistakeElement, this.noteElement]) place.lang = language;
    this.seen = new Set();
  }

  /** Shows what keeps a scene from playing: texts as they are, or problems as the engine gives them. */
  showProblems(problems, isPlaying, mainFile) {
    const parts = [element('h1', '', this.words.problems)];
    if (isPlaying) parts.push(element('p', 'hint', this.words.stillPlaying));
    for (const problem of problems) {
      if (typeof problem === 'string') parts.push(element('pre', '', problem));
      else parts.push(...this.describe(problem, mainFile));
    }
    this.problemsElement.replaceChildren(...parts);
    this.problemsElement.hidden = false;
  }

  hideProblems() { this.problemsElement.hidden = true; }

  /** Shows a mistake made while playing, in a bar that can be put away; the same one is shown once. */
  showMistake(mistake, mainFile) {
    const key = `${mistake.file} ${mistake.line} ${mistake.column} ${mistake.code}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.showBar(this.describe(mistake, mainFile));
  }

  /** Shows that a file is not to be had. */
  showMissingFile(name) { this.showBar([element('div', '', this.words.missing(name))]); }

  /** Shows why a sound is not heard, small and once, to the grown-up; it goes by itself. */
  showSilence(name, reason) {
    const text = this.words[reason](reason === 'voice' && name ? this.languageName(name) : name);
    if (this.seen.has(text)) return;
    this.seen.add(text);
    this.showNote(text);
  }

  /** What a language such as `ja` is called in the page's. */
  languageName(code) {
    try {
      return new Intl.DisplayNames([this.language], { type: 'language' }).of(code);
    } catch {
      return code;
    }
  }

  /** Shows something that the grown-up may want to know, for a while. */
  showNote(text) {
    this.noteElement.textContent = text;
    this.noteElement.hidden = false;
    clearTimeout(this.noteTimer);
    this.noteTimer = setTimeout(() => { this.noteElement.hidden = true; }, noteTime);
  }

  /** Shows that the engine has failed to load a scene. */
  showFailedToLoad() { this.showBar([element('div', '', this.words.failed)]); }

  /** Shows that the engine has failed while it played. */
  showStopped() { this.showBar([element('div', '', this.words.stopped)]); }

  /** Forgets what was shown, for another scene. */
  clear() {
    this.seen.clear();
    this.mistakeElement.hidden = true;
    this.noteElement.hidden = true;
    this.hideProblems();
  }

  describe({ file, line, title, hint }, mainFile) {
    const place = file && file !== mainFile ? this.words.inFile(file, line) : this.words.line(line);
    const parts = [words('div', '', title)];
    if (line > 0) parts[0].prepend(element('span', 'place', `${place}: `));
    if (hint) parts.push(words('div', 'hint', hint));
    return parts;
  }

  showBar(parts) {
    const button = element('button', '', '×');
    button.setAttribute('aria-label', this.words.dismiss);
    button.addEventListener('click', () => { this.mistakeElement.hidden = true; });
    this.mistakeElement.replaceChildren(...parts, button);
    this.mistakeElement.hidden = false;
  }
}

function element(name, className, text) {
  const result = document.createElement(name);
  if (className) result.className = className;
  result.textContent = text;
  return result;
}

/** An element of words in which what stands between backticks is something to be written in a scene. */
function words(name, className, text) {
  const result = element(name, className, '');
  text.split('`').forEach((part, place) => result.append(place % 2 ? element('code', '', part) : part));
  return result;
}
