import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { bootScript } from './scripts/vite/bootScript.ts';
import { serveCompressed } from './scripts/vite/serveCompressed.ts';
import { sandbox } from './sandbox/adapters/viteSandbox.ts';
import byteBudget from './scripts/byteBudget.json' with { type: 'json' };
import { readEnv } from './src/env.ts';

export default defineConfig(({ mode }) => {
  // A build with a missing or malformed value fails here and says which; it never reaches a visitor.
  const env = readEnv({ ...loadEnv(mode, import.meta.dirname, 'VITE_'), MODE: mode });
  return {
    plugins: [react(), bootScript(env, byteBudget.landings), sandbox(), serveCompressed()],
    build: {
      target: ['ios12', 'chrome64'],
      outDir: mode === 'prod' ? 'dist' : `dist-${mode}`,
      manifest: true,
      sourcemap: false,
      // The boot script loads what is needed, in the right order.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Names of later files lie in the first one: the manifest tells which is which.
          chunkFileNames: 'assets/[hash].js',
          // What every page needs anyway is one file: a chunk of a hundred bytes costs more than it saves.
          codeSplitting: {
            groups: [
              {
                name: 'base',
                test: /rolldown.runtime|preload-helper|node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|zustand)\/|src\/(?:domain\/ids|language\/language)\.ts/,
              },
            ],
          },
        },
      },
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
