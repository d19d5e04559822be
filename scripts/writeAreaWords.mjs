// @ts-check
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { areaWords, typesFile } from './areaWords.mjs';

// Writes the types of the texts of all areas: node scripts/writeAreaWords.mjs

const root = resolve(import.meta.dirname, '..');
writeFileSync(join(root, typesFile), areaWords(root));
