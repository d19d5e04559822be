// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { collectionsTable, endMarker, startMarker } from './dataApi/collectionsTable.mjs';

// Writes the table of collections in docs/data-api.md from their definitions: node scripts/writeDataApi.mjs

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'docs', 'data-api.md');
/** @type {{ module: typeof import('./dataApi/allCollections.ts') }} */
const { module } = await runnerImport(join(root, 'scripts/dataApi/allCollections.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
});

const table = collectionsTable(module.allCollections, (file) => readFileSync(join(root, file), 'utf8'));
const text = readFileSync(page, 'utf8');
const [before = '', rest = ''] = text.split(startMarker);
const [, after] = rest.split(endMarker);
if (after === undefined) throw new Error(`docs/data-api.md has no "${startMarker}" and "${endMarker}"`);
writeFileSync(page, `${before}${startMarker}\n\n${table}\n\n${endMarker}${after}`);
