import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { promises } from './catalogue.mjs';

it('each area has a main way, which a journey of `npm test` walks', () => {
  const areas = readdirSync(join(import.meta.dirname, '../../src/features'));
  const ways = promises.flatMap(({ name }) => /^way-(.*)/.exec(name)?.[1] ?? []);
  expect([...ways].sort()).toEqual([...areas].sort());
});
