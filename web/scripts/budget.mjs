// How much a browser loads before one can play, compressed, and whether three.js stays out of it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 250;
const PAGE = fileURLToPath(new URL('../../src/terrarium/web/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${PAGE}manifest.json`, 'utf8'));

/** A chunk and everything that it needs at once. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, found);
  return found;
}

function filesOf(keys) {
  const files = new Set();
  for (const key of keys) {
    files.add(manifest[key].file);
    for (const style of manifest[key].css ?? []) files.add(style);
  }
  return files;
}

const weight = (file) => {
  const content = readFileSync(PAGE + file);
  return file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
};

const find = (pattern) => {
  const keys = Object.keys(manifest).filter((key) => pattern.test(key));
  if (keys.length === 0) throw new Error(`No part of the page matches ${pattern}; the budget has gone blind.`);
  return keys;
};

// Polish needs both halves of the font and has the longest texts.
const fonts = Object.values(manifest)
  .flatMap((chunk) => chunk.assets ?? [])
  .filter((file) => /latin(-ext)?-wght-normal/.test(file));
const start = new Set([...closure('index.html')]);
for (const key of find(/texts:pl$/)) closure(key, start);
const tableOf = (game) => {
  const table = new Set(start);
  for (const key of [...find(/table\/TablePage\.svelte/), ...find(game)]) closure(key, table);
  return table;
};
const tables = {
  'table of Planet': tableOf(/planet\/planet\.ts/),
  'table of Rauha': tableOf(/rauha\/rauha\.ts/),
  'table of Earth': tableOf(/earth\/earth\.ts/),
};

let failed = false;
for (const [name, keys] of Object.entries({ 'start page': start, ...tables })) {
  const files = [...filesOf(keys), 'index.html', ...new Set(fonts)];
  const kilobytes = files.reduce((sum, file) => sum + weight(file), 0) / 1000;
  const solid = files.filter(
    (file) => file.endsWith('.js') && readFileSync(PAGE + file, 'utf8').includes('WebGLRenderer'),
  );
  console.log(`${name}: ${kilobytes.toFixed(0)} kB of ${LIMIT_KB} kB, in ${files.length} files`);
  if (kilobytes > LIMIT_KB) {
    console.error(`The ${name} is too heavy by ${(kilobytes - LIMIT_KB).toFixed(0)} kB.`);
    failed = true;
  }
  if (solid.length > 0) {
    console.error(`three.js is loaded before the globe, in ${solid.join(', ')}.`);
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
