import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';
const args = ['--no-sandbox', '--disable-3d-apis', '--disable-gpu', '--disable-software-rasterizer'];
export default defineConfig({ testDir: 'looks', timeout: 400_000, workers: 1, expect: { timeout: 30_000 }, reporter: [['line']],
  use: { locale: 'en-GB', actionTimeout: 30_000, launchOptions: { executablePath: findChromium(), args } } });
