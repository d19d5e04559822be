import { describe, expect, it } from 'vitest';
import {
  type AddressBookRow,
  contactFields,
  goneFields,
  readAddressBookRow,
} from '#entities/card/rules/addressBook.ts';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import type { CardContact } from '#entities/card/rules/contact.ts';
import { planCopy } from '#entities/card/rules/planCopy.ts';

const contact = (part: Partial<CardContact> = {}): CardContact => ({
  id: 'visitor-v1',
  visitorId: 'v1',
  texts: { ...noTexts, name: '周明', company: '北湖机电', mobile: '13800000000' },
  english: { ...noEnglish, name: 'Zhou Ming' },
  source: 'card',
  temperature: 'hot',
  note: '下周寄样品',
  group: '供应商',
  tags: ['轴承', '样品'],
  metAtMs: 100,
  addedAtMs: 90,
  changedAtMs: 200,
  ...part,
});
let rows = 0;
function rowOf(fields: object): AddressBookRow {
  rows += 1;
  const read = readAddressBookRow({ ...fields, RecordId: `row${String(rows).padStart(21, '0')}` });
  if (read === undefined) throw new Error('no row');
  return read;
}
const there = (part: Partial<CardContact> = {}) => rowOf(contactFields(contact(part)));
const gone = (state: 'removed' | 'withdrawn', atMs: number, id = 'visitor-v1') =>
  rowOf(goneFields({ id, visitorId: 'v1', atMs }, state));
const nothing = {
  keep: [],
  forget: [],
  withdrawn: [],
  insert: [],
  update: [],
  remove: [],
  settled: [],
  deleteRows: [],
};
const typed = (id: string, changedAtMs = 200) => contact({ id, visitorId: '', source: 'typed', changedAtMs });

describe('a row of the address book', () => {
  it('is the whole contact, and nothing that the card does not say', () => {
    expect(there().contact).toEqual(contact({ copiedMs: 200 }));
    expect(contactFields(contact())).toMatchObject({ Mob: '13800000000', Email: '', Address: '' });
  });

  it('says nothing of the card once it is removed or withdrawn', () => {
    const fields = goneFields({ id: 'visitor-v1', visitorId: 'v1', atMs: 300 }, 'withdrawn');
    expect(JSON.stringify(fields)).not.toContain('周明');
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining(['Name', 'Mob', 'Email', 'NameEn', 'Note', 'Tags']),
    );
    expect(rowOf(fields)).toMatchObject({ state: 'withdrawn', contact: undefined, changedAtMs: 300 });
  });

  it.each([
    ['without a key', { State: '1', Name: '周明' }],
    ['in an unknown state', { ContactKey: 'a', State: '9', Name: '周明' }],
    ['of the wrong types', { ContactKey: ['a'], State: {}, Name: 5 }],
  ])('%s is none', (_, fields) => {
    expect(readAddressBookRow({ ...fields, RecordId: 'r'.repeat(24) })).toBeUndefined();
  });
});

describe('phone and server have the same contacts', () => {
  it.each([
    ['one that only the phone has is inserted', [contact()], [], { insert: [contact()] }],
    ['one that only the server has is kept', [], [there()], { keep: [contact({ copiedMs: 200 })] }],
    ['one that both have needs nothing', [contact({ copiedMs: 200 })], [there()], {}],
    [
      'one whose insert was not answered is marked as copied',
      [contact()],
      [there()],
      { keep: [contact({ copiedMs: 200 })] },
    ],
    [
      'a later change of another phone is kept',
      [contact({ copiedMs: 200 })],
      [there({ changedAtMs: 300, note: '新' })],
      { keep: [contact({ changedAtMs: 300, copiedMs: 300, note: '新' })] },
    ],
  ] as const)('%s', (_, contacts, found, plan) => {
    expect(planCopy(contacts, [], found)).toEqual({ ...nothing, ...plan });
  });

  it('a later change of this phone updates what it has changed of the row', () => {
    const row = there();
    const before = contact({ copiedMs: 200 });
    const { update, keep } = planCopy([contact({ before, note: '已寄出', changedAtMs: 300 })], [], [row]);
    expect(update).toMatchObject([
      { recordId: row.RecordId, contact: { note: '已寄出' }, fields: { Note: '已寄出', ChangedAtMesc: 300 } },
    ]);
    expect(Object.keys(update[0]?.fields ?? {})).toHaveLength(2);
    expect(keep).toMatchObject([{ note: '已寄出', changedAtMs: 300 }]);
  });

  it.each([
    ['earlier', 250, 301],
    ['later', 350, 350],
  ])(
    'a change of this phone that is %s than one of another phone stands beside that',
    (_, mineMs, thenMs) => {
      const before = contact({ copiedMs: 200 });
      const here = contact({ before, temperature: 'cold', changedAtMs: mineMs });
      const row = there({ note: '已寄出', tags: ['样品'], changedAtMs: 300 });
      const both = { note: '已寄出', tags: ['样品'], temperature: 'cold', changedAtMs: thenMs };
      const { keep, update } = planCopy([here], [], [row]);
      expect(keep).toMatchObject([both]);
      expect(update).toMatchObject([
        { contact: both, fields: { Temperature: 'cold', ChangedAtMesc: thenMs } },
      ]);
    },
  );

  it('a change that an earlier attempt has stored without an answer is not sent again', () => {
    const before = contact({ copiedMs: 200 });
    const here = contact({ before, note: '已寄出', changedAtMs: 300 });
    const plan = planCopy([here], [], [there({ note: '已寄出', changedAtMs: 300 })]);
    expect(plan).toMatchObject({ update: [], keep: [{ note: '已寄出', copiedMs: 300 }] });
  });

  it('two rows of one contact become one, the later one', () => {
    const [old, late] = [there(), there({ changedAtMs: 300 })];
    const plan = planCopy([contact({ changedAtMs: 300, copiedMs: 300 })], [], [old, late]);
    expect(plan).toEqual({ ...nothing, deleteRows: [old.RecordId] });
  });

  it('a row that two pages of an answer hold is not deleted as the second of a contact', () => {
    const row = there();
    expect(planCopy([], [], [row, row]).deleteRows).toEqual([]);
    expect(planCopy([], [], [row, { ...row, changedAtMs: 201 }]).deleteRows).toEqual([]);
  });

  it('a person who was typed on two phones is one contact, under the id of the row', () => {
    const plan = planCopy([typed('mine')], [], [rowOf(contactFields(typed('theirs', 300)))]);
    expect(plan.insert).toEqual([]);
    expect(plan.forget.map(({ id }) => id)).toEqual(['mine']);
    expect(plan.keep.map(({ id }) => id)).toEqual(['theirs']);
  });

  it('one that was removed here is removed there, unless another phone has changed it since', () => {
    const removed = { id: 'visitor-v1', visitorId: 'v1', atMs: 250 };
    const row = there();
    expect(planCopy([], [removed], [row])).toEqual({
      ...nothing,
      remove: [{ recordId: row.RecordId, removed }],
    });
    expect(planCopy([], [removed], [])).toEqual({ ...nothing, settled: [removed] });
    expect(planCopy([], [removed], [gone('removed', 250)])).toEqual({ ...nothing, settled: [removed] });
    expect(planCopy([], [removed], [there({ changedAtMs: 300 })])).toMatchObject({
      settled: [removed],
      keep: [{ changedAtMs: 300 }],
    });
  });

  it('one that another phone has removed leaves this one, and comes back if it is saved after that', () => {
    const known = contact({ copiedMs: 200 });
    expect(planCopy([known], [], [gone('removed', 250)])).toEqual({ ...nothing, forget: [known] });
    const saved = contact({ changedAtMs: 300 });
    expect(planCopy([saved], [], [gone('removed', 250)]).update).toMatchObject([{ contact: saved }]);
  });

  it.each([
    ['was not copied yet', contact()],
    ['got remarks afterwards', contact({ changedAtMs: 900 })],
    ['stands under another id', contact({ id: 'typed' })],
  ])('a withdrawn card leaves the phone, also where it %s', (_, known) => {
    const plan = planCopy([known], [], [gone('withdrawn', 300)]);
    expect(plan).toEqual({ ...nothing, forget: [known], withdrawn: [known] });
  });

  it('a card that is received after a withdrawal is there again', () => {
    const again = contact({ metAtMs: 400, changedAtMs: 400 });
    expect(planCopy([again], [], [gone('withdrawn', 300)]).update).toMatchObject([{ contact: again }]);
  });
});
