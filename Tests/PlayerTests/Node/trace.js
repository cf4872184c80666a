'use strict';
// Plays a walk of touches, and prints the fingerprint of every picture and of every value asked for:
//
//   node trace.js MODULE WALK
//
// A walk is JSON: { scene, files, seed, values, steps }, each step a moment alone, or a touch.

const fs = require('node:fs');
const { load } = require('./page.js');

const [, , moduleFile, walkFile] = process.argv;
const { Engine } = load(['engine.js'], ['Engine']);

/** FNV-1a over words of 32 bits. */
function fingerprint(words) {
  let state = 0x811c9dc5;
  for (const word of words) state = Math.imul(state ^ word, 0x01000193) >>> 0;
  return state;
}

async function main() {
  const walk = JSON.parse(fs.readFileSync(walkFile, 'utf8'));
  const engine = await Engine.start(new WebAssembly.Module(fs.readFileSync(moduleFile)), 'en');
  engine.addFile('toy.scene', Buffer.from(walk.scene, 'base64'));
  if (!engine.load('toy.scene', walk.seed)) throw new Error(JSON.stringify(engine.problems));
  const lines = [];
  for (const step of walk.steps) {
    if (step.length === 1) engine.advance(...step);
    else engine.touch(...step);
    engine.draw();
    const { picture } = engine;
    const words = new Uint32Array(picture.buffer, picture.byteOffset, picture.length * 2);
    lines.push(`${fingerprint(words)} ${engine.strings.length} ${engine.nextMoment ?? -1}`);
  }
  fs.writeFileSync(1, lines.join('\n') + '\n');
}

main();
