'use strict';
const assert = require('node:assert');
const fs = require('node:fs');
const test = require('node:test');

const file = process.env.SCENEC_HEAP_MODULE;
const skip = file ? false : 'there is no module of the heap';

function heap() {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(file)), {});
  const { memory, posix_memalign: allocate, free } = instance.exports;
  return {
    memory,
    free,
    /** The place of a block; null where there is no room. */
    take(alignment, size) {
      return allocate(8, alignment, size) === 0 ? new Uint32Array(memory.buffer, 8, 1)[0] : null;
    },
  };
}

/** Numbers by chance, the same in every run. */
function generator(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * limit);
  };
}

test('blocks are aligned, lie apart, and keep what is written in them', { skip }, () => {
  const { memory, take, free } = heap();
  const random = generator(1);
  const blocks = [];
  for (let step = 0; step < 20_000; step++) {
    if (blocks.length > 300 || (blocks.length && random(2))) {
      const [{ place, size, mark }] = blocks.splice(random(blocks.length), 1);
      const bytes = new Uint8Array(memory.buffer, place, size);
      assert.ok(bytes.every((byte) => byte === mark), `step ${step}`);
      free(place);
    } else {
      const size = 1 + random(random(10) ? 300 : 40_000), alignment = 4 << random(5), mark = random(256);
      const place = take(alignment, size);
      assert.strictEqual(place % Math.max(alignment, 16), 0);
      new Uint8Array(memory.buffer, place, size).fill(mark);
      blocks.push({ place, size, mark });
    }
  }
});

test('memory that was given back is used again', { skip }, () => {
  const { memory, take, free } = heap();
  const cycle = () => {
    const places = Array.from({ length: 1000 }, (_, i) => take(16, 10 + i));
    places.forEach(free);
  };
  cycle();
  const size = memory.buffer.byteLength;
  for (let i = 0; i < 50; i++) cycle();
  assert.strictEqual(memory.buffer.byteLength, size);
});

test('an array that doubles again and again takes a few times its size', { skip }, () => {
  const { memory, take, free } = heap();
  let place = take(16, 16);
  for (let size = 32; size <= 16e6; size *= 2) {
    const next = take(16, size);
    free(place);
    place = next;
  }
  assert.ok(memory.buffer.byteLength < 3 * 16.8e6, `${memory.buffer.byteLength}`);
});

test('what is too large is refused', { skip }, () => {
  const { take } = heap();
  assert.strictEqual(take(16, 0xfffffff0), null);
  assert.notStrictEqual(take(16, 100), null);
});
