// Finds a Chromium to test with: one that is installed, Playwright's own, or Debian's package if it may be installed.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES];
  return candidates.find(runnable);
}

function playwrightsOwn() {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Debian's package, where apt may install without asking anybody. */
function fromDebian() {
  if (!runnable('/usr/bin/apt-get')) return undefined;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...words) => {
    const [command, ...rest] = [...asRoot, ...words];
    execFileSync(command, rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  try {
    run('apt-get', 'update');
    run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium');
  } catch {
    return undefined;
  }
  return installed();
}

/** The path of a Chromium; without one this fails and says how to get one. */
export function findChromium() {
  const wish = process.env.TERRARIUM_CHROMIUM;
  if (wish && !runnable(wish)) throw new Error(`TERRARIUM_CHROMIUM is ${wish}, which cannot be run.`);
  const found = wish || installed() || playwrightsOwn() || fromDebian();
  if (!found) {
    throw new Error(
      'The browser tests need a Chromium and found none: install Chromium or Chrome, or run ' +
        '"npx playwright install chromium" in web/, or set TERRARIUM_CHROMIUM to the path of one.',
    );
  }
  process.env.TERRARIUM_CHROMIUM = found;
  return found;
}
