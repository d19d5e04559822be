import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { bootScript } from './scripts/vite/bootScript.ts';
import { deployFiles } from './scripts/vite/deployFiles.ts';
import { scopedClassName } from './scripts/vite/scopedClassName.ts';
import { sendHeaders } from './scripts/vite/sendHeaders.ts';
import { leanRouter } from './scripts/vite/leanRouter.ts';
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
  return {
    plugins: [
      react(),
      leanRouter(),
      testersOnly(mode, ['vconsole']),
      bootScript(env, byteBudget.landings, ['src/app/laterRoutes.ts']),
      deployFiles(env),
      // Before everything that answers.
      sendHeaders(),
      sandbox(),
      offlineShell(offlineScreens),
      serveCompressed(),
    ],
    css: { modules: { generateScopedName: scopedClassName } },
    build: {
      target: ['ios12', 'chrome64'],
      outDir: mode === 'prod' ? 'dist' : `dist-${mode}`,
      manifest: true,
      sourcemap: false,
      // The boot script loads what is needed, in the right order.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The entry lists them all, on the landing page's budget; screens keep a name to be known by.
          chunkFileNames: ({ name }) =>
            name.endsWith('Screen') ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
          codeSplitting: {
            // What the entry shares with later parts: one file, not five of a few lines each. It stays in the
            // browser's cache over a deployment that changes our own files only.
            groups: [
              {
                name: 'react',
                test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zustand)\/|preload-helper|helpers\/(defineProperty|toPropertyKey|toPrimitive|typeof)|src\/(chunks\/loadChunk|domain\/(record\/ids|time\/(formatVenueTime|waitingTimes))|language\/language)\.ts/,
              },
              {
                // Nearly every later screen has these: one address in the entry's list, not a dozen.
                name: 'widgets',
                test: /src\/(domain\/(time\/createClickGuard|address\/(minePaths|wechatPaths))|ui\/(controls\/(Button|LinkButton|button|useIsHere)|page\/(Card|Notice|PageHeading|Waiting|card|notice|pageHeading|waiting)))\.(tsx?|css)/,
                includeDependenciesRecursively: false,
              },
              {
                // Server rows: the library and what every query screen shares.
                name: 'query',
                test: /node_modules\/@tanstack\/(react-query|query-core)\/|src\/(flows\/queries\/(queryClient|readingClient|useServerQuery)|ui\/query\/\w+|language\/(queryWords|(zh|en)\/query))\.(tsx?|css|json)/,
                includeDependenciesRecursively: false,
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
