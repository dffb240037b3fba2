// Takes the screenshots in docs/shots anew, from a real game on the real server.
import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shrink } from './png.mjs';

const FOLDER = fileURLToPath(new URL('../../docs/shots/', import.meta.url));
const LARGEST = 300_000;

mkdirSync(FOLDER, { recursive: true });
execFileSync('npx', ['playwright', 'test', '--config', 'shots.config.ts'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
});
const NAMES = ['start', 'before', 'table', 'globe', 'net', 'end', 'review', 'replay', 'phone'];
const TEACHING = ['lesson', 'hint', 'legend', 'symbol', 'rules'];
const RAUHA = ['rauha', 'rauha-use', 'rauha-phone'];
const EARTH = ['earth-setup', 'earth-action', 'earth-plant', 'earth-run', 'earth-end', 'earth-phone'];
for (const name of [...NAMES, ...TEACHING, ...RAUHA, ...EARTH]) {
  shrink(`${FOLDER}${name}.png`);
  const { size } = statSync(`${FOLDER}${name}.png`);
  if (size > LARGEST) throw new Error(`docs/shots/${name}.png has ${size} bytes, more than ${LARGEST}.`);
  console.log(`docs/shots/${name}.png  ${Math.round(size / 1000)} kB`);
}
