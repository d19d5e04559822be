// @ts-check
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createScreen } from './newScreen/createScreen.mjs';
import { readScreenNames } from './newScreen/screenNames.mjs';

// npm run new:screen -- exhibitors/halls            a list
// npm run new:screen -- exhibitors/hall --detail    a page about one row
// --collection ExhibitionHall                       its name on the server, when it is not that of the screen

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { detail: { type: 'boolean', default: false }, collection: { type: 'string' } },
});
const root = resolve(import.meta.dirname, '..');
const [place = ''] = positionals;
const names = readScreenNames(place, values.collection);
const { written, changed } = createScreen(root, names, values.detail ? 'detail' : 'list');

for (const script of ['scripts/writeDataApi.mjs', 'node_modules/@biomejs/biome/bin/biome'])
  spawnSync(
    process.execPath,
    [join(root, script), ...(script.endsWith('biome') ? ['format', '--write', ...written, ...changed] : [])],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
console.log(
  [
    ...written.map((path) => `+ ${path}`),
    ...[...changed, 'docs/data-api.md'].map((path) => `~ ${path}`),
    '',
    `npx playwright test tests/journeys/${names.journey}.spec.ts`,
  ].join('\n'),
);
