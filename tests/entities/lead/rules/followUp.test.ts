import { describe, expect, it } from 'vitest';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { isClosingTime } from '#entities/lead/rules/closingTime.ts';
import { firstMessageFigure } from '#entities/lead/rules/firstMessageFigure.ts';
import { fillFirstWords, firstWordsIn } from '#entities/lead/rules/firstWords.ts';
import { usualFirstWords } from '#entities/lead/rules/usualFirstWords.ts';
import { firstWorkingDayAfter } from '#entities/lead/rules/followUpDay.ts';
import { joinLeads } from '#entities/lead/rules/joinLeads.ts';
import { type LeadRow, newLeadRow, wordsKeyOf } from '#entities/lead/rules/lead.ts';
import { asLeadMessage, firstMessageRef } from '#entities/lead/rules/leadMessage.ts';
import { leadFields, readLeadRow } from '#entities/lead/rules/leadRecord.ts';
import { mergeLead } from '#entities/lead/rules/mergeLead.ts';
import { gapsOf, openLeads } from '#entities/lead/rules/openLeads.ts';
import { isClientCode } from '#domain/record/isRecordId.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const ann = { id: 'userann', name: '顾清和' };
const ben = { id: 'userben', name: '周以宁' };
const minute = 60_000;
const at = (text: string) => parseVenueTime(text) ?? NaN;
let count = 0;
const row = (part: Partial<LeadRow> = {}, author = ann): LeadRow => {
  count += 1;
  const visitorId = part.visitorId ?? `v${count}`;
  const card = { visitorId, texts: { ...noTexts, name: `观众${count}` }, english: noEnglish };
  return { ...newLeadRow({ kind: 'card', card }, author, minute), decidedAtMs: 1, ...part };
};
const owned = { ownerId: 'contact1', ownerName: '顾清和' };
const whole = { ...owned, nextStep: 'call', followUp: '2027-03-15', firstMessageAtMs: 2 * minute };
const people = [{ id: 'contact1', names: ['顾清和', 'Gu Qinghe'] }];
const today = '2027-03-12';

describe('the day of a follow-up', () => {
  it.each([
    ['2027-03-12 17:00:00', '2027-03-10 10:00', '2027-03-15'],
    ['2027-03-10 17:00:00', '2027-03-09 10:00', '2027-03-11'],
    ['2027-03-10 17:00:00', '2027-03-20 10:00', '2027-03-22'],
    ['', '2027-03-12 10:00', '2027-03-15'],
  ])('after a fair that ends %j is, seen at %s, %s', (end, now, day) => {
    expect(firstWorkingDayAfter({ StartTime: end && '2027-03-08 09:00:00', EndTime: end }, at(now))).toBe(
      day,
    );
  });
});

describe('closing time', () => {
  const fair = { StartTime: '2027-03-10 09:00:00', EndTime: '2027-03-12 17:00:00' };
  it.each([
    ['2027-03-09 16:30', false],
    ['2027-03-10 08:00', false],
    ['2027-03-10 15:59', false],
    ['2027-03-10 16:00', true],
    ['2027-03-10 21:00', true],
    ['2027-03-11 08:00', true],
    ['2027-03-11 09:00', false],
    ['2027-03-20 09:00', true],
  ])('at %s is %s', (now, is) => {
    expect(isClosingTime(fair, at(now))).toBe(is);
  });

  it('is all day where no hours are known', () => {
    const days = { StartTime: '2027-03-10', EndTime: '2027-03-12' };
    expect(isClosingTime(days, at('2027-03-11 10:00'))).toBe(true);
  });
});

describe('what a lead still needs', () => {
  it('is told until it is done', () => {
    const gaps = (part: Partial<LeadRow>) => {
      const [lead] = joinLeads([row(part)], []);
      return lead && gapsOf(lead, people, today);
    };
    expect(gaps({})).toEqual(['owner', 'firstMessage', 'nextStep', 'date']);
    expect(gaps(whole)).toEqual([]);
    expect(gaps({ ...whole, followUp: today })).toEqual(['due']);
    expect(gaps({ isDone: true })).toEqual([]);
  });

  it('is an owner where theirs has left the booth, and not while the people are unknown', () => {
    const [lead] = joinLeads([row({ ...whole, ownerId: 'gone', ownerName: '离职者' })], []);
    expect(lead && gapsOf(lead, people, today)).toEqual(['owner']);
    expect(lead && gapsOf(lead, undefined, today)).toEqual([]);
    const [named] = joinLeads([row({ ...whole, ownerId: 'userann' })], []);
    expect(named && gapsOf(named, people, today)).toEqual([]);
  });

  it('is listed by owner, those without one first, and says which lead comes first', () => {
    const leads = joinLeads(
      [
        row({ ...whole, nextStep: '' }),
        row({ temperature: 'cold' }),
        row({ temperature: 'hot' }),
        row(whole),
        row({ isDone: true }),
      ],
      [],
    );
    const open = openLeads(leads, people, today);
    expect(open.groups.map(({ ownerName, leads: own }) => [ownerName, own.length])).toEqual([
      ['', 2],
      ['顾清和', 1],
    ]);
    expect(open.first?.lead.temperature).toBe('hot');
    expect(open).toMatchObject({ count: 3, total: 5, settled: 3 });
  });
});

describe('the time to the first message', () => {
  it('is the median over the leads that have one, and how many have none', () => {
    const after = (minutes: number) => row({ firstMessageAtMs: minute + minutes * minute });
    const figure = (...rows: LeadRow[]) => firstMessageFigure(joinLeads(rows, []));
    expect(figure(after(5), after(30), after(600), row())).toEqual({ medianMinutes: 30, withoutCount: 1 });
    expect(figure(after(10), after(30))).toEqual({ medianMinutes: 20, withoutCount: 0 });
    expect(figure(row())).toEqual({ medianMinutes: undefined, withoutCount: 1 });
    expect(figure()).toEqual({ medianMinutes: undefined, withoutCount: 0 });
  });

  it('goes by the earliest message and the first scan of any contact', () => {
    const rows = [
      row({ visitorId: 'same', addedAtMs: 2 * minute, firstMessageAtMs: 9 * minute }),
      row({ visitorId: 'same', addedAtMs: minute, firstMessageAtMs: 4 * minute }, ben),
    ];
    const leads = joinLeads(rows, []);
    expect(leads[0]?.firstMessage).toEqual({ atMs: 4 * minute, by: ben });
    expect(firstMessageFigure(leads).medianMinutes).toBe(3);
  });
});

describe('the words of a first message', () => {
  const values = { name: '林若溪', company: '云津精密', booth: '5A21', products: '' };

  it('hold what is known, and leave out the line that names nothing else', () => {
    const text = fillFirstWords(usualFirstWords.zh, values);
    expect(text).toContain('林若溪您好');
    expect(text).toContain('5A21');
    expect(text).not.toMatch(/主要产品|[{}]/);
  });

  it('have no gap where the name is not known', () => {
    expect(fillFirstWords(usualFirstWords.en, { ...values, name: '' })).toMatch(/^Hello, thank you/);
    expect(fillFirstWords(usualFirstWords.zh, { ...values, name: '' })).toMatch(/^您好，/);
  });

  it('are the usual ones where a contact has kept blank ones', () => {
    const words = (note: string, changedAtMs: number, author = ann) => ({
      ...row({ note, changedAtMs }, author),
      key: wordsKeyOf('zh'),
    });
    expect(firstWordsIn([words('  ', 5)])).toEqual(usualFirstWords);
    expect(firstWordsIn([words('您好', 5), words('欢迎', 6, ben)]).zh).toBe('欢迎');
    expect(joinLeads([words('您好', 5)], [])).toEqual([]);
  });
});

describe('what is kept of a follow-up', () => {
  it('comes back from the server as it was written', () => {
    const mine = row({ ...whole, note: '一' });
    const record = {
      ...leadFields(mine),
      RecordId: 'row000000000000000000001',
      ExhibitorId: 'exhibitor000000000000001',
    };
    expect(readLeadRow(record, 'exhibitor000000000000001')).toEqual({ ...mine, recordId: record.RecordId });
  });

  it('keeps from two phones of one contact the first message that is stored, and the later next step', () => {
    const before = row();
    const mine = { ...before, before, nextStep: 'call', firstMessageAtMs: 9, changedAtMs: minute + 2 };
    const there = {
      ...before,
      recordId: 'r',
      firstMessageAtMs: 7,
      nextStep: 'price',
      changedAtMs: minute + 1,
    };
    expect(mergeLead(mine, there)).toMatchObject({ firstMessageAtMs: 7, nextStep: 'call' });
  });

  it('has one reference for a visitor on every phone, in the form of all references', () => {
    const parties = { exhibitionId: 'e', exhibitorId: 'x', visitorId: 'v' };
    expect(firstMessageRef(parties)).toBe(firstMessageRef({ ...parties }));
    expect(isClientCode(firstMessageRef(parties))).toBe(true);
    expect(firstMessageRef({ ...parties, visitorId: 'w' })).not.toBe(firstMessageRef(parties));
    expect(firstMessageRef(parties).replace(/-/g, '').slice(0, 24)).toMatch(/^[0-9A-Za-z]{24}$/);
  });

  it('is no message where the words are missing', () => {
    expect(asLeadMessage({ key: 'visitor-1', text: ' ' })).toBeUndefined();
    expect(asLeadMessage({ key: '', text: 'x' })).toBeUndefined();
  });
});
