import { expect } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { boothWrites } from './boothWrites.ts';
import { callWrites } from './callWrites.ts';
import { queueWrites } from './queueWrites.ts';
import type { SweptWrite, Wish } from './sweptWrite.ts';
import { visitorWrites } from './visitorWrites.ts';

/** Every way in which the app makes a new row, apart from what `everyInsertIsSwept.test.ts` excepts. */
export const sweptWrites: readonly SweptWrite[] = [
  ...boothWrites,
  ...visitorWrites,
  ...queueWrites,
  ...callWrites,
];

export const nameOf = ({ collection, of }: SweptWrite): string =>
  of === undefined ? collection : `${collection} of ${of}`;

/** That the server has it once; of a kind whose double rows are read as one, that a person sees one. */
export async function isOnce({ rows, readAsOne }: Wish): Promise<void> {
  if (readAsOne === undefined) await eventually(async () => expect(await rows()).toHaveLength(1));
  else await eventually(async () => expect(await readAsOne.count()).toBe(1));
}
