import { readFileSync } from 'node:fs';
import type { ChineseData } from '#domain/search/chineseTable.ts';
import { readChineseTable } from '#domain/search/readChineseTable.ts';

const file = new URL('../../../src/domain/search/chinese.json', import.meta.url);

/** The table that phones load. */
export const chinese = readChineseTable(JSON.parse(readFileSync(file, 'utf8')) as ChineseData);
