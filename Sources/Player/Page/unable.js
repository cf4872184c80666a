'use strict';
// What the page says where it can't play. This script is written for browsers of any age, so that one which can't read
// the others still shows why nothing happens.

var unableWords = {
  en: {
    old: 'This browser is too old to play this toy. It needs iPadOS 16 or later, or a current Chrome, Edge, Firefox or '
      + 'Safari.',
    broken: 'The player could not start. Load the page again. If that does not help, this page may be damaged.',
  },
  ja: {
    old: 'ブラウザーが古いため、このおもちゃを動かせません。iPadOS 16 以降か、最新の Chrome、Edge、Firefox、Safari が必要です。',
    broken: 'おもちゃを動かすプログラムを起動できませんでした。ページを読み込み直してください。それでも動かないときは、ページが壊れているおそれがあります。',
  },
};

/** Shows why nothing plays: the browser is `old`, or something is `broken`; the picture of the beginning fades. */
function showUnable(reason) {
  var language = (navigator.language || '').indexOf('ja') === 0 ? 'ja' : 'en';
  var problems = document.getElementById('problems'), still = document.getElementById('still');
  problems.lang = language;
  problems.textContent = unableWords[language][reason];
  problems.hidden = false;
  if (still) still.style.opacity = '0.3';
}

addEventListener('load', function () {
  // The last script makes this; where a browser can't read one of them, or fails in it, it is not there.
  if (!window.scenec) showUnable('old');
});
