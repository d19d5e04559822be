import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { bootScript } from './scripts/vite/bootScript.ts';
import { chunkGroups } from './scripts/vite/chunkGroups.ts';
import { deployFiles } from './scripts/vite/deployFiles.ts';
import { scopedClassName } from './scripts/vite/scopedClassName.ts';
import { sendHeaders } from './scripts/vite/sendHeaders.ts';
import { leanRouter } from './scripts/vite/leanRouter.ts';
import { leanPreloads } from './scripts/vite/leanPreloads.ts';
import { nameGroupedSources } from './scripts/vite/nameGroupedSources.ts';
import { bootPages } from './scripts/vite/bootPages.ts';
import { passPage } from './scripts/vite/passPage.ts';
import { screenPage } from './scripts/vite/screenPage.ts';
import { teamPage } from './scripts/vite/teamPage.ts';
import { sharedPage } from './scripts/vite/sharedPage.ts';
import { offlineShell } from './scripts/vite/offlineShell.ts';
import { testersOnly } from './scripts/vite/testersOnly.ts';
import { serveCompressed } from './scripts/vite/serveCompressed.ts';
import { sandbox } from './sandbox/adapters/viteSandbox.ts';
import byteBudget from './scripts/byteBudget.json' with { type: 'json' };
import offlineScreens from './scripts/offlineScreens.json' with { type: 'json' };
import { NotConfigured, readEnv } from './src/env.ts';
import { readSpecials } from './src/tenants/specials.ts';

export default defineConfig(({ mode }) => {
  // A build with a missing or malformed value fails here and says which; it never reaches a visitor.
  const env = readEnv({ ...loadEnv(mode, import.meta.dirname, 'VITE_'), MODE: mode });
  if (readSpecials(env.tenants) === undefined)
    throw new NotConfigured(
      'VITE_TENANTS names somebody whom src/tenants/specialTraits.ts does not know, or an id too long',
    );
  const preloads = leanPreloads();
  return {
    plugins: [
      react(),
      leanRouter(),
      testersOnly(mode, ['vconsole']),
      bootScript(env, byteBudget.landings, ['src/app/laterRoutes.ts']),
      bootPages(env, async () => [
        passPage,
        await sharedPage(env),
        await teamPage(env),
        await screenPage(env),
      ]),
      deployFiles(env),
      // Before everything that answers.
      sendHeaders(),
      sandbox(),
      offlineShell(offlineScreens),
      preloads.plugin,
      nameGroupedSources(),
      serveCompressed(),
    ],
    css: { modules: { generateScopedName: scopedClassName } },
    build: {
      target: ['ios12', 'chrome64'],
      outDir: mode === 'prod' ? 'dist' : `dist-${mode}`,
      manifest: true,
      sourcemap: false,
      // The boot script loads what is needed, in the right order.
      modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
      rolldownOptions: {
        // A part that is loaded later may lie in the chunk of what loads it: chunks are joined on purpose.
        checks: { ineffectiveDynamicImport: false },
        output: {
          // Short: the entry lists them all, on the landing page's budget.
          // A name of these letters compresses to a seventh less than of all: the app's largest file names each of the others.
          hashCharacters: 'base36',
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'assets/[hash:7][extname]'
              : 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: chunkGroups(import.meta.dirname),
          },
        },
      },
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
