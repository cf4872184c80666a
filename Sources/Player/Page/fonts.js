'use strict';
// Which fonts to write with. A font that a device lacks is followed by others of its character, down to one that
// every device has.

const fontFamilies = {
  plain: '"Hiragino Sans", "Helvetica Neue", Helvetica, Arial, "Noto Sans JP", "Noto Sans CJK JP", sans-serif',
  rounded: 'ui-rounded, "Hiragino Maru Gothic ProN", "Chalkboard SE", "Comic Neue", "Comic Sans MS", '
    + '"M PLUS Rounded 1c", "Segoe Print", "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif',
  book: '"Hiragino Mincho ProN", Georgia, "Times New Roman", "Noto Serif JP", "Noto Serif CJK JP", serif',
  typewriter: 'ui-monospace, Menlo, Courier, "Noto Sans Mono CJK JP", monospace',
};

const fontCharacters = [
  ['rounded', /marker|chalk|comic|noteworthy|bradley|hand|print|round|maru|丸|kid|rund/i],
  ['book', /times|georgia|mincho|明朝|serif(?<!sans-serif)|palatino|baskerville|garamond|didot|bodoni|song/i],
  ['typewriter', /mono|courier|menlo|consol|typewriter/i],
];

const genericFonts = new Set(['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui', 'ui-rounded']);

/** The CSS font of a label. An empty name is the default font. */
function cssFont(name, size, isBold, isItalic) {
  const character = fontCharacters.find(([, pattern]) => pattern.test(name))?.[0] ?? 'plain';
  const quoted = genericFonts.has(name) ? name : `"${name.replace(/[\\"\n\r\f]/g, '')}"`;
  const family = name ? `${quoted}, ${fontFamilies[character]}` : fontFamilies.plain;
  return `${isItalic ? 'italic ' : ''}${isBold ? 'bold ' : ''}${size}px ${family}`;
}
