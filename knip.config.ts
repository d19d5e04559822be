import type { KnipConfig } from 'knip';

/** What the specification states for screens still to come, and what will take it. */
export const planned = {
  'src/data/collections/deleteByCondition.ts':
    'no screen: a call of the specification that no screen may make',
  'src/data/collections/custom.ts': 'functions of the server, none of which is known by name',
};

/** With `--production` tests are no users: what they alone import is unused. The sandbox, scripts and the deployment are. */
const config: KnipConfig = ({ production: isProduction = false }) => ({
  // Read, not run: it asks for a build's mode, and there is none here.
  vite: { config: [], entry: [] },
  entry: [
    'vite.config.ts!',
    'src/boot/askFirst.ts!',
    'src/boot/head.ts!',
    'src/boot/passHead.ts!',
    'src/boot/shared/askShared.ts!',
    'src/boot/shared/sharedHead.ts!',
    'src/boot/screens/askScreen.ts!',
    'src/boot/screens/screenHead.ts!',
    'src/boot/team/askTeam.ts!',
    'src/boot/team/teamHead.ts!',
    'src/offline/serviceWorker.ts!',
    ...Object.keys(planned).map((path) => `${path}!`),
    'scripts/dataApi/allCollections.ts!',
    // Found by a pattern: import.meta.glob.
    'src/**/*Collections.ts!',
    'src/features/*/routes.ts!',
    'sandbox/adapters/*.ts!',
    'sandbox/gallery/openGallery.tsx!',
    'sandbox/gallery/sections/*.tsx!',
    'scripts/*.mjs!',
    // Named on vitest's command line.
    'scripts/testRun/unitReporter.mjs!',
    'scripts/testRun/pageReporter.mjs!',
    'scripts/mutation/vitest.config.ts!',
    'deploy/nginxFiles.ts!',
    // Loaded by scripts through Vite.
    'deploy/contentPolicy.ts!',
    // The store of the tests.
    'sandbox/store/memory.ts!',
    'tests/**/*.test.{ts,tsx,mjs}',
    'tests/journeys/**/*.{ts,tsx}',
    'tests/pictures/*.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    'deploy/*.ts!',
    'sandbox/**/*.{ts,tsx}!',
    'scripts/**/*.{mjs,ts}!',
    'tests/**/*.{ts,tsx,mjs}',
  ],
  // A part that a test looks at is used by its file.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
});

export default config;
