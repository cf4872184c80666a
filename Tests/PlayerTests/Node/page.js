'use strict';
// Loads scripts of the page into a world of their own, as a browser would, with stand-ins for what a browser has.

const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

const folder = path.join(__dirname, '../../../Sources/Player/Page');

/** What the scripts' top-level names hold, after the given scripts ran with the given globals. */
exports.load = (scripts, names, globals = {}) => {
  const context = vm.createContext({ console, TextEncoder, TextDecoder, WebAssembly, ...globals });
  for (const script of scripts) {
    vm.runInContext(fs.readFileSync(path.join(folder, script), 'utf8'), context, { filename: script });
  }
  return vm.runInContext(`({ ${names.join(', ')} })`, context);
};

/** True when two numbers, or lists of numbers, are as near as the tolerance says. */
exports.isNear = (first, second, tolerance = 1e-9) => (Array.isArray(first) || ArrayBuffer.isView(first)
  ? first.length === second.length && [...first].every((one, place) => exports.isNear(one, second[place], tolerance))
  : Math.abs(first - second) <= tolerance);
