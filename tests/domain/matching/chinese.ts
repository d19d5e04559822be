import { readFileSync } from 'node:fs';
import type { ChineseData } from '#domain/matching/chineseTable.ts';
import { readChineseTable } from '#domain/matching/readChineseTable.ts';

const file = new URL('../../../src/domain/matching/chinese.json', import.meta.url);

/** The table that phones load. */
export const chinese = readChineseTable(JSON.parse(readFileSync(file, 'utf8')) as ChineseData);
