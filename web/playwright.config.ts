import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const flat = ['--no-sandbox', '--disable-3d-apis', '--disable-gpu', '--disable-software-rasterizer'];
const solid = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // A browser on a busy machine may miss a moment once; the report names whoever needed a second try.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    launchOptions: { executablePath: findChromium() },
    actionTimeout: 20_000,
    trace: 'off',
  },
  projects: [
    // Without WebGL the page plays on the net, which is quick; the globe has tests of its own.
    { name: 'net', testIgnore: /globe/, use: { launchOptions: { executablePath: findChromium(), args: flat } } },
    { name: 'globe', testMatch: /globe/, use: { launchOptions: { executablePath: findChromium(), args: solid } } },
  ],
});
