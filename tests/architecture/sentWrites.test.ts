import { describe, expect, it } from 'vitest';
import { findUnsentWrites, writersIn } from './sentWrites.ts';
import { readSources } from './sources.ts';

describe('the writes of exhibitors and organisers', () => {
  const sources = readSources(['src'], /\.tsx?$/);

  it('leave through the one sending machine, every one', () => {
    expect(findUnsentWrites(sources)).toEqual([]);
  });

  it('are found: those of booths, leads, reviews, questions, notices and contents among them', () => {
    const found = writersIn(sources);
    for (const name of [
      'updateBoothRow',
      'removeBoothRow',
      'updateLead',
      'updateOrder',
      'reviewRowOf',
      'reviewRegistration',
      'replyToQuestion',
      'withdrawNotice',
      'writeContent',
    ])
      expect(found).toContain(name);
  });

  const api = { 'src/entities/x/api/x.ts': 'export const give = (client) =>\n  rows.update(client, {});\n' };
  const screen = 'src/features/organiserCenter/x/a.ts';
  const imported = "import { give } from '#entities/x/api/x.ts';\n";

  it.each([
    ['a writing function that is called', `${imported}give(client);`],
    ['a call of the data API', 'client.write("/data/update/X", {});'],
    ['a call of a collection', 'await rows.remove(client, id);'],
  ])('beside it are refused: %s', (_, source) => {
    expect(findUnsentWrites({ ...api, [screen]: source })).toHaveLength(1);
  });

  it('that are handed to it are allowed', () => {
    const source = `${imported}import { changeRow } from '#sending/changeRow.ts';\nchangeRow({ send: give });`;
    expect(findUnsentWrites({ ...api, [screen]: source })).toEqual([]);
  });
});
