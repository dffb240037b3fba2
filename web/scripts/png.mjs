// Makes a screenshot smaller: colours in steps that no eye tells apart, and the best compression that PNG has.
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Colours are rounded to multiples of this. */
const STEP = 5;

function chunks(file) {
  const found = [];
  for (let at = SIGNATURE.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    found.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return found;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

const GUESSES = [() => 0, (left) => left, (_left, up) => up, (left, up) => (left + up) >> 1, paeth];

/** The rows of a picture without their filters. */
function rowsOf(data, width, height, bytes) {
  const stride = width * bytes;
  const rows = [];
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y += 1) {
    const guess = GUESSES[data[y * (stride + 1)]];
    const row = new Uint8Array(data.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)));
    for (let x = 0; x < stride; x += 1) {
      const left = x < bytes ? 0 : row[x - bytes];
      row[x] += guess(left, above[x], x < bytes ? 0 : above[x - bytes]);
    }
    rows.push(row);
    above = row;
  }
  return rows;
}

/** A row with the filter that leaves the least. */
function filtered(row, above, bytes) {
  let best = null;
  GUESSES.forEach((guess, kind) => {
    const line = Buffer.alloc(row.length + 1);
    line[0] = kind;
    let rest = 0;
    for (let x = 0; x < row.length; x += 1) {
      const left = x < bytes ? 0 : row[x - bytes];
      const value = (row[x] - guess(left, above[x], x < bytes ? 0 : above[x - bytes])) & 255;
      line[x + 1] = value;
      rest += value < 128 ? value : 256 - value;
    }
    if (best === null || rest < best.rest) best = { line, rest };
  });
  return best.line;
}

/** Write the picture anew, smaller. */
export function shrink(path) {
  const parts = chunks(readFileSync(path));
  const header = parts.find(({ type }) => type === 'IHDR').data;
  const [width, height, depth, kind] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8], header[9]];
  const bytes = { 2: 3, 6: 4 }[kind];
  if (depth !== 8 || !bytes || header[12] !== 0) throw new Error(`${path} is not a plain picture in full colour.`);
  const data = inflateSync(Buffer.concat(parts.filter(({ type }) => type === 'IDAT').map((part) => part.data)));
  const rows = rowsOf(data, width, height, bytes).map((row) =>
    row.map((value, x) => (bytes === 4 && x % 4 === 3 ? value : Math.min(255, Math.round(value / STEP) * STEP))),
  );
  const lines = rows.map((row, y) => filtered(row, rows[y - 1] ?? new Uint8Array(row.length), bytes));
  const packed = deflateSync(Buffer.concat(lines), { level: 9, memLevel: 9 });
  writeFileSync(
    path,
    Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]),
  );
}
