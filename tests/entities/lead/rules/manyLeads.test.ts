import { expect, it } from 'vitest';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { filterLeads } from '#entities/lead/rules/filterLeads.ts';
import { joinLeads } from '#entities/lead/rules/joinLeads.ts';
import { type LeadRow, newLeadRow } from '#entities/lead/rules/lead.ts';
import { csvOf } from '#domain/table/csvOf.ts';
import { leadsTable } from '#entities/lead/rules/leadsTable.ts';

const count = 5_000;
const authors = [
  { id: 'userann', name: '顾清和' },
  { id: 'userben', name: '周以宁' },
] as const;

/** Each visitor was noted by both contacts of the booth. */
function manyRows(): readonly LeadRow[] {
  const rows: LeadRow[] = [];
  for (let number = 0; number < count; number += 1)
    for (const author of authors) {
      const card = {
        visitorId: `v${number}`,
        texts: { ...noTexts, name: `访客${number}` },
        english: noEnglish,
      };
      rows.push({ ...newLeadRow({ kind: 'card', card }, author, number), note: `note ${number}` });
    }
  return rows;
}

const leads = joinLeads(manyRows(), []);

it('5,000 leads of two contacts are 5,000, each with both notes, and the last can be found', () => {
  expect(leads).toHaveLength(count);
  expect(leads.every(({ rows }) => rows.length === 2)).toBe(true);
  const all = { temperature: '', state: '', author: '', today: '2026-03-02' } as const;
  const found = filterLeads(leads, { ...all, search: `访客${count - 1}` }, undefined);
  expect(found.map(({ texts }) => texts.name)).toEqual([`访客${count - 1}`]);
});

it('5,000 leads are exported as a line each', () => {
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
  const csv = csvOf(
    leadsTable(leads, {
      field: String,
      english: String,
      temperature: String,
      nextStep: String,
      yes: 'yes',
      columns,
    }),
  );
  for (const number of [0, 2_500, count - 1])
    expect(csv).toContain(`顾清和: note ${number}\n周以宁: note ${number}`);
  expect(csv.match(/顾清和, 周以宁/g)).toHaveLength(count);
});
