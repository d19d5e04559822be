import { describe, expect, it } from 'vitest';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { writeCard } from '#entities/card/rules/formats/cardPayload.ts';
import {
  currentRows,
  joinLeads,
  leadOfScanned,
  rowAfterScan,
  rowToChange,
} from '#entities/lead/rules/joinLeads.ts';
import { csvReadBack, workbookReadBack } from '#tests/domain/table/foreignTables.ts';
import { asLeadRow, type LeadRow, newLeadRow, type ScannedPerson } from '#entities/lead/rules/lead.ts';
import { filterLeads } from '#entities/lead/rules/filterLeads.ts';
import { leadFields, readLeadRow } from '#entities/lead/rules/leadRecord.ts';
import { leadsTable } from '#entities/lead/rules/leadsTable.ts';
import { planLeads, withoutSecondRows } from '#entities/lead/rules/planLeads.ts';
import { readScanned } from '#entities/lead/rules/readScanned.ts';

const ann = { id: 'userann', name: '顾清和' };
const ben = { id: 'userben', name: '周以宁' };
const card = {
  visitorId: 'v1',
  texts: { ...noTexts, name: '林若溪', company: '江海精工' },
  english: noEnglish,
};
const ofCard: ScannedPerson = { kind: 'card', card };
const ofPass: ScannedPerson = { kind: 'pass', code: '123456789012' };
const row = (part: Partial<LeadRow> = {}, of: ScannedPerson = ofCard, author = ann): LeadRow => ({
  ...newLeadRow(of, author, 100),
  ...part,
});
const join = (...rows: LeadRow[]) => joinLeads(rows, []);
const exhibitorId = 'exhibitor000000000000001';

describe('a scanned code', () => {
  it.each([
    [`https://fair.test/cards/open00000000000000000001/add#${writeCard(card).payload}`, 'card'],
    ['BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Lin\r\nEND:VCARD', 'card'],
    ['123456789012', 'pass'],
    [' 1234 5678 9012 ', 'pass'],
    ['https://fair.test/cards/open00000000000000000001/add#9.xx', 'newer'],
    ['https://fair.test/cards/open00000000000000000001/add#1.x', 'unreadable'],
    ['https://fair.test/exhibitor/exhibitor000000000000001', 'other'],
    ['12', 'other'],
    ['', 'other'],
  ])('%s is of the kind %s', (text, kind) => {
    expect(readScanned(text).kind).toBe(kind);
  });

  it.each(['１２３４ ５６７８ ９０１２', '1234-5678-9012', '1234\u200b56789012'])(
    '%j is the pass 123456789012',
    (typed) => {
      expect(readScanned(typed)).toEqual({ kind: 'pass', code: '123456789012' });
    },
  );

  it('gives of a card what is on it, and of a pass its code alone', () => {
    expect(newLeadRow(ofCard, ann, 1)).toMatchObject({ texts: card.texts, passCode: '' });
    expect(newLeadRow(ofPass, ann, 1)).toMatchObject({ texts: noTexts, passCode: '123456789012' });
  });

  it('stands in no key, because keys are in addresses', () => {
    const typed = {
      kind: 'card',
      card: { ...card, visitorId: '', texts: { ...noTexts, name: '林', mobile: '13800000000' } },
    } as const;
    expect(row({}, ofPass).key).not.toContain('123456789012');
    expect(newLeadRow(typed, ann, 1).key).not.toContain('13800000000');
  });
});

describe('the leads of a booth', () => {
  it('have one visitor once, also where several contacts have scanned the card or the pass', () => {
    const leads = join(row(), row({ note: '要三台' }, ofCard, ben), row({ visitorId: 'v1' }, ofPass, ben));
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ passCode: '123456789012', texts: { name: '林若溪' } });
  });

  it('keep the notes of every contact, and the standing that was decided last', () => {
    const [lead] = join(
      row({ note: '一', temperature: 'hot', decidedAtMs: 300, changedAtMs: 300 }),
      row({ note: '二', changedAtMs: 400, decidedAtMs: 0 }, ofCard, ben),
    );
    expect(lead).toMatchObject({ temperature: 'hot' });
    expect(lead?.rows.map(({ note, author }) => [author.name, note])).toEqual([
      ['周以宁', '二'],
      ['顾清和', '一'],
    ]);
  });

  it('lose no number by a card that does not say it', () => {
    const [lead] = join(row({ texts: { ...card.texts, mobile: '13800000000' } }));
    if (lead === undefined) throw new Error('no lead');
    expect(rowAfterScan(lead, ofCard, ben, 500)).toMatchObject({
      author: ben,
      metAtMs: 500,
      texts: { name: '林若溪', mobile: '13800000000' },
    });
    expect(leadOfScanned([lead], ofCard)).toBe(lead);
    expect(rowToChange(lead, ben)).toMatchObject({ note: '', author: ben, key: 'visitor-v1' });
  });

  it('show what this phone has changed, on top of what the same contact has changed on another one', () => {
    const before = row({ changedAtMs: 100 });
    const mine = { ...before, before, temperature: 'hot', note: '报价', changedAtMs: 200 } as const;
    const shown = (there: Partial<LeadRow>) => currentRows([{ ...before, ...there }], [mine], [])[0];
    expect(shown({})).toEqual({ ...mine, before: undefined });
    expect(shown({ followUp: '2026-03-01', changedAtMs: 150 })).toMatchObject({
      temperature: 'hot',
      followUp: '2026-03-01',
      note: '报价',
    });
    expect(shown({ temperature: 'cold', note: '寄样品', changedAtMs: 150 })).toMatchObject({
      temperature: 'hot',
      note: '寄样品\n报价',
    });
    expect(shown({ temperature: 'cold', changedAtMs: 300 })).toMatchObject({ temperature: 'cold' });
    expect(currentRows([row()], [], [row()])).toEqual([]);
  });

  it('are found by search, standing, day and contact', () => {
    const leads = join(
      row({ followUp: '2026-03-01', temperature: 'hot', decidedAtMs: 1 }),
      row({ key: 'visitor-v2', visitorId: 'v2', isDone: true, decidedAtMs: 1, note: '寄样品' }, ofCard, ben),
    );
    const all = { search: '', temperature: '', state: '', author: '', today: '2026-03-02' } as const;
    const found = (part: object) => filterLeads(leads, { ...all, ...part }, undefined).map(({ id }) => id);
    expect(found({})).toHaveLength(2);
    expect(found({ state: 'due' })).toEqual(['visitor-v1']);
    expect(found({ state: 'due', today: '2026-02-28' })).toEqual([]);
    expect(found({ state: 'planned', today: '2026-02-28' })).toEqual(['visitor-v1']);
    expect(found({ state: 'done' })).toEqual(['visitor-v2']);
    expect(found({ search: '样品' })).toEqual(['visitor-v2']);
    expect(found({ author: '顾清和', temperature: 'hot' })).toEqual(['visitor-v1']);
  });

  it('are exported without a formula, with each note and who wrote it', () => {
    const leads = join(row({ note: '=1+1' }), row({ note: '二', changedAtMs: 50 }, ofCard, ben));
    const words = { field: String, english: String, temperature: String, nextStep: String, yes: 'yes' };
    const columns = {
      owner: '',
      nextStep: '',
      firstMessage: '',
      passCode: '',
      temperature: '',
      followUp: '',
      done: '',
      met: '',
      notedBy: '',
      note: '',
    };
    const csv = csvReadBack(leadsTable(leads, { ...words, columns }));
    expect(csv[1]?.slice(-2)).toEqual(['顾清和, 周以宁', '顾清和: =1+1\n周以宁: 二']);
    const alone = csvReadBack(leadsTable(join(row({ note: '=1+1' })), { ...words, columns }));
    expect(alone[1]?.slice(-1)).toEqual(["'=1+1"]);
  });

  it('is in a workbook with its pass code as a text and its days as dates', async () => {
    const words = { field: String, english: String, temperature: String, nextStep: String, yes: 'yes' };
    const columns = {
      owner: 'owner',
      nextStep: 'step',
      firstMessage: 'after',
      passCode: 'pass',
      temperature: 'interest',
      followUp: 'next',
      done: 'done',
      met: 'met',
      notedBy: 'by',
      note: 'note',
    };
    const metAtMs = Date.UTC(2027, 2, 10, 4);
    const leads = join(
      row(
        {
          metAtMs,
          addedAtMs: metAtMs,
          firstMessageAtMs: metAtMs + 25 * 60_000,
          followUp: '2027-03-12',
          ownerName: '周以宁',
          nextStep: 'call',
          decidedAtMs: 5,
          note: '@x',
        },
        ofPass,
      ),
    );
    const [sheet] = await workbookReadBack(leadsTable(leads, { ...words, columns }));
    expect(sheet?.data[0]?.slice(-10)).toEqual(Object.values(columns));
    expect(sheet?.data[1]?.slice(-10)).toEqual([
      '周以宁',
      'call',
      25,
      '123456789012',
      null,
      new Date(Date.UTC(2027, 2, 12)),
      null,
      new Date(Date.UTC(2027, 2, 10, 12)),
      '顾清和',
      '@x',
    ]);
  });
});

describe('what the server has of a lead', () => {
  const stored = (of: LeadRow, number: number) => ({
    ...of,
    recordId: `row${String(number).padStart(21, '0')}`,
  });

  it('is read as it was written, and a row of a visitor or of another booth is none', () => {
    const mine = row({ note: '一', followUp: '2026-03-01', isDone: true, decidedAtMs: 5 });
    const record = { ...leadFields(mine), RecordId: 'row000000000000000000001', ExhibitorId: exhibitorId };
    expect(readLeadRow(record, exhibitorId)).toEqual({ ...mine, recordId: record.RecordId });
    expect(readLeadRow(record, 'exhibitor000000000000002')).toBeUndefined();
    expect(readLeadRow({ ...record, VisitorId: 'v1' }, exhibitorId)).toBeUndefined();
    expect(asLeadRow({ key: 'x', texts: {} })).toBeUndefined();
  });

  it('is inserted where nothing is there, updated where it says less, and left where it says the same', () => {
    const [mine, theirs] = [row({ note: '一', changedAtMs: 200 }), row({}, ofCard, ben)];
    expect(planLeads([mine], [], [stored(theirs, 1)])).toMatchObject({ insert: [mine], update: [] });
    expect(planLeads([mine], [], [stored(row(), 1)])).toMatchObject({
      insert: [],
      update: [{ row: mine, fields: { Note: '一', ChangedAtMesc: 200 } }],
    });
    expect(planLeads([mine], [], [stored({ ...mine, changedAtMs: 300 }, 1)])).toMatchObject({
      insert: [],
      update: [],
      settled: [mine],
    });
  });

  it('is changed in the fields alone that this phone has changed', () => {
    const before = row();
    const mine = { ...before, before, temperature: 'hot', decidedAtMs: 200, changedAtMs: 200 } as const;
    const there = stored({ ...before, note: '另一部手机', changedAtMs: 300 }, 1);
    const [update] = planLeads([mine], [], [there]).update;
    expect(update?.fields).toEqual({ Temperature: 'hot', DecidedAtMesc: 200 });
    expect(update?.merged).toMatchObject({ note: '另一部手机', temperature: 'hot', changedAtMs: 300 });
  });

  it('has the notes of two rows that one contact has made on two phones', () => {
    const rows = [stored(row({ note: '一', changedAtMs: 200 }), 1), stored(row({ note: '二' }), 2)];
    expect(withoutSecondRows(rows, ann)).toMatchObject({ rows: [{ note: '一\n二' }], second: [] });
    const plan = planLeads([row({ note: '一', temperature: 'hot', changedAtMs: 300 })], [], rows);
    expect(plan).toMatchObject({
      update: [{ fields: { Note: '一\n二', Temperature: 'hot' } }],
      deleteRows: [rows[1]?.recordId],
    });
  });

  it('is there once after a second delivery, and not at all after a removal, without touching other contacts', () => {
    const rows = [stored(row(), 1), stored(row(), 2), stored(row({}, ofCard, ben), 3)];
    expect(planLeads([], [row()], rows).deleteRows.map((id) => id.slice(-1))).toEqual(['1', '2']);
    expect(withoutSecondRows(rows, ann)).toMatchObject({ second: [rows[1]?.recordId] });
    expect(withoutSecondRows(rows, ann).rows).toHaveLength(2);
  });

  it('is no second row where two pages of an answer hold the same one', () => {
    const [first, other] = [stored(row(), 1), stored(row({}, ofCard, ben), 3)];
    const changed = { ...first, changedAtMs: first.changedAtMs + 1 };
    expect(withoutSecondRows([first, other, first], ann)).toEqual({ rows: [first, other], second: [] });
    expect(withoutSecondRows([first, changed], ann)).toEqual({ rows: [changed], second: [] });
  });
});
