import { describe, expect, it } from 'vitest';
import { readPastedRows } from '#features/registration/rules/paste/pastedRows.ts';
import { document, field, job } from '#tests/domain/group/groupFields.ts';
import { pastedCases } from './pastedCases.ts';

const post = { ...job, max: 40 };
const fields = [post, document, field('Note', 'longText', '备注', 'Note')];
const read = (text: string) => readPastedRows(text, fields, 50, '2026-11-21');

describe('a pasted list', () => {
  it('is known in at least thirty ways', () => {
    expect(pastedCases.length).toBeGreaterThanOrEqual(30);
  });

  it.each(pastedCases)('of $text is read, and says what found no place', (expected) => {
    const { people, unused, ignoredColumns, notUnderstood } = read(expected.text);
    const lines = people.map(({ name, company, contact, answers: { Job, Document } }) => {
      const typed = Document as { type: string; number: string } | undefined;
      const more = [Job as string | undefined, typed && `${typed.type} ${typed.number}`];
      return [name, company, contact, ...more.filter((part) => part !== undefined)].join('|');
    });
    expect({
      people: lines,
      unused: unused.reduce((all, some) => [...all, ...some], []),
      ignoredColumns,
      notUnderstood,
    }).toEqual({
      people: expected.people,
      unused: expected.unused ?? [],
      ignoredColumns: expected.ignoredColumns ?? [],
      notUnderstood: expected.notUnderstood ?? [],
    });
  });

  // A reader that tries all ways of dividing such a text would not come to an end.
  it.each(['~', '（', '王（', '王~', '王—', '1390000000', '(1', '<a@'])(
    'of %j over and over is read to its end',
    (piece) => {
      expect(read(piece.repeat(20_000 / piece.length))).toBeDefined();
      expect(
        read(Array.from({ length: 20 }, () => piece.repeat(1_000 / piece.length)).join('\n')),
      ).toBeDefined();
    },
  );
});
