/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { guide } from './scripts/guide.ts';
import { rules } from './scripts/rules.ts';
import { texts } from './scripts/texts.ts';

// The page goes into the Python package, which serves it; texts and rules come from where Python keeps them.
export default defineConfig(({ mode }) => ({
  plugins: [guide(), rules(), texts(), svelte()],
  build: {
    outDir: '../src/terrarium/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    manifest: 'manifest.json',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['TERRARIUM_SERVER'] ?? 'http://localhost:8000', ws: true } },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    pool: 'threads',
    include: ['src/**/*.test.ts'],
    setupFiles: ['scripts/unit_setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
}));
