import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

export default defineConfig({
  testDir: 'shots',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['line']],
  use: { locale: 'en-GB', actionTimeout: 30_000, launchOptions: { executablePath: findChromium(), args } },
});
