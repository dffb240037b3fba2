import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

// Chromium draws its own address bar as a page in every window, even where nobody can see it: that costs as much as our page does. The list
// takes the place of Playwright's, so what matters of that is in it.
const spare =
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,HttpsUpgrades,LensOverlay,MediaRouter,OptimizationHints,PaintHolding';
const flat = ['--no-sandbox', spare, '--disable-3d-apis', '--disable-gpu', '--disable-software-rasterizer'];
const solid = ['--no-sandbox', spare, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  retries: 0,
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
