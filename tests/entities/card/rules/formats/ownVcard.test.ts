import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { cleanLine } from '#domain/text/cleanText.ts';
import {
  type CardTexts,
  cardFields,
  type EnglishTexts,
  longest,
  noEnglish,
  noTexts,
} from '#entities/card/rules/businessCard.ts';
import { readForeignCard } from '#entities/card/rules/formats/readVcard.ts';
import { vcardOf } from '#entities/card/rules/formats/vcard.ts';
import { newCases } from './cases/foreignCards.ts';

interface Own {
  readonly texts: Partial<CardTexts> & { readonly name: string };
  readonly english?: Partial<EnglishTexts>;
}

const cards: readonly Own[] = [
  { texts: { name: '林小满', company: '江海精工有限公司', job: '采购经理', mobile: '13800001234' } },
  { texts: { name: 'Adler, Karen', company: 'Adler & Sons, Inc.', job: 'Buyer, Europe; Asia' } },
  { texts: { name: 'A;B', company: 'Sun; Moon', address: '12 Main St; Rear' } },
  { texts: { name: 'C:\\new\\temp', company: 'Back\\slash\\\\twice', job: '\\n' } },
  { texts: { name: '"Quoted"', company: 'Mr. J: "12"', address: 'a:b=c' } },
  { texts: { name: '王芳', website: 'https://example.com/a,b;c?id=' } },
  { texts: { name: '王芳', website: 'https://example.com/?q=x&id=ABC==', email: "o'neil+fair@example.com" } },
  { texts: { name: '𠮷野'.repeat(10), company: '江海'.repeat(30), address: '滨海路8号，'.repeat(12) } },
  { texts: { name: 'Anna  Berg', address: '江海市  滨海路 8 号', mobile: '+49 40 123456-78' } },
  { texts: { name: 'Tom', mobile: '+86 138-0000-1234', job: `${'Long words '.repeat(3)}end` } },
  { texts: { name: 'Ann', mobile: '+49 (0)40 123456-78', email: 'ann@example.com' } },
  { texts: { name: '김민수', company: '(주)한빛', job: '과장' } },
  {
    texts: { name: '王芳', company: '江海, 精工', job: '销售' },
    english: { name: 'Wang Fang', company: 'Jianghai Co., Ltd', job: 'Sales, Europe' },
  },
  { texts: { name: '王芳' }, english: { company: 'Jianghai; \\ Precision: "1"' } },
];
const written = ({ texts, english }: Own, note?: string) =>
  vcardOf({
    texts: { ...noTexts, ...texts },
    english: { ...noEnglish, ...english },
    ...(note !== undefined && { note }),
  });

type Property = readonly [name: string, params: unknown, type: string, ...values: readonly unknown[]];
/** It leaves the backslash in front of a semicolon in plain texts, where RFC 2426 wants one. */
const withoutEscape = (value: unknown) => (typeof value === 'string' ? value.replace(/\\;/g, ';') : value);
/** What a library that is not ours reads: the first value of each property. */
function foreign(text: string): Readonly<Record<string, unknown>> {
  const [, properties] = ICAL.parse(text) as unknown as [string, readonly Property[]];
  const found: Record<string, unknown> = {};
  for (const [name, , , value] of properties) found[name] ??= name === 'url' ? value : withoutEscape(value);
  return found;
}

describe('the vCard of one’s own card', () => {
  it.each(cards)('is read back whole: $texts.name', (card) => {
    const read = readForeignCard(written(card));
    expect(read?.card.texts).toEqual({ ...noTexts, ...card.texts });
    expect(read?.card.english).toEqual({ ...noEnglish, ...card.english });
    expect(read?.unused).toEqual([]);
  });

  it.each(cards)('is read whole by another reader: $texts.name', ({ texts, english }) => {
    const { company, job, mobile, email, address, website } = texts;
    const found = foreign(written({ texts, ...(english && { english }) }));
    expect(found).toMatchObject({
      version: '3.0',
      fn: texts.name,
      n: [texts.name, '', '', '', ''],
      ...(company !== undefined && { org: company }),
      ...(job !== undefined && { title: job }),
      ...(mobile !== undefined && { tel: mobile }),
      ...(email !== undefined && { email }),
      ...(address !== undefined && { adr: ['', '', address, '', '', '', ''] }),
      ...(website !== undefined && { url: website }),
    });
    for (const text of Object.values(english ?? {})) expect(found['note']).toContain(text);
  });

  it('keeps a note of several lines beside the English', () => {
    const [card] = cards.filter(({ english }) => english?.name !== undefined);
    if (card === undefined) throw new Error('no card');
    const text = written(card, 'hall 3, stand A1\nEnglish tea: yes');
    expect(foreign(text)['note']).toContain('hall 3, stand A1\nEnglish tea: yes');
    const read = readForeignCard(text);
    expect(read?.card.english).toEqual(card.english);
    expect(read?.unused).toEqual([{ kind: 'note', text: 'hall 3, stand A1 English tea: yes' }]);
  });

  it('may say anything, and comes back as a line', () => {
    const anyLine = (most: number) =>
      fc.string({ unit: 'grapheme', maxLength: most }).map((text) => cleanLine(text, most));
    const anyTexts = fc.record({
      name: anyLine(longest.name).filter((text) => text !== ''),
      company: anyLine(longest.company),
      job: anyLine(longest.job),
      mobile: fc.stringMatching(/^\+?[1-9]\d{6,14}$/),
      email: fc.emailAddress().filter((text) => text.length <= longest.email && !/[\\]/.test(text)),
      address: anyLine(longest.address),
      website: fc.webUrl().filter((text) => text.length <= longest.website),
    });
    fc.assert(
      fc.property(anyTexts, (texts) => {
        const read = readForeignCard(vcardOf({ texts, english: noEnglish }));
        for (const field of cardFields) expect(read?.card.texts[field]).toBe(texts[field]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('what another reader finds in cards of versions 3.0 and 4.0', () => {
  // It refuses what is broken; a name in base 64 it leaves as it is.
  const isRead = (text: string) => {
    try {
      return foreign(text)['fn'] !== undefined && text.indexOf('ENCODING=B') < 0;
    } catch {
      return false;
    }
  };
  const read = newCases.filter(({ text }) => isRead(text));

  it('is what is read here', () => {
    expect(read.length).toBeGreaterThan(12);
    for (const { title, text } of read) {
      const { fn, title: job } = foreign(text);
      const texts = readForeignCard(text)?.card.texts;
      expect({ title, fn: texts?.name, job: texts?.job }).toEqual({
        title,
        fn: fn || texts?.name,
        job: job ?? '',
      });
    }
  });
});
