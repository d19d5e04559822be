import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BusinessCard,
  cardFields,
  longest,
  noEnglish,
  noTexts,
} from '#entities/card/rules/businessCard.ts';
import { asCard, mostPayloadBytes, readCard, writeCard } from '#entities/card/rules/formats/cardPayload.ts';
import { cleanLine } from '#domain/text/cleanText.ts';

const cardOf = (card: Partial<BusinessCard> = {}): BusinessCard => ({
  visitorId: 'person0000000000000000a1',
  english: noEnglish,
  ...card,
  texts: { ...noTexts, name: '林小满', ...card.texts },
});
const encoded = (value: unknown) => `1.${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

const anyText = (most: number) => fc.string({ unit: 'grapheme', maxLength: most });
const anyCard = fc
  .record({
    visitorId: fc.stringMatching(/^[0-9A-Za-z_-]{0,24}$/),
    texts: fc.record({
      name: anyText(50).filter((text) => cleanLine(text, longest.name) !== ''),
      company: anyText(80),
      job: anyText(50),
      mobile: fc.stringMatching(/^\+?\d{5,15}$/),
      email: fc.emailAddress(),
      address: anyText(100),
      website: fc.webUrl(),
    }),
    english: fc.record({ name: anyText(50), company: anyText(80), job: anyText(50) }),
  })
  .map((card): BusinessCard => card);

describe('the fragment of a card', () => {
  it('gives back every text that it does not say it has left out', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const { payload, leftOut } = writeCard(card);
        const read = readCard(`#${payload}`);
        if (read.kind !== 'card') throw new Error(read.kind);
        expect(read.card.visitorId).toBe(card.visitorId);
        for (const field of cardFields)
          expect(read.card.texts[field]).toBe(
            leftOut.includes(field) ? '' : cleanLine(card.texts[field], longest[field]),
          );
        for (const field of ['name', 'company', 'job'] as const)
          expect(read.card.english[field]).toBe(
            leftOut.includes(`english_${field}`) ? '' : cleanLine(card.english[field], longest[field]),
          );
      }),
    );
  });

  it('has at most 600 bytes of letters that every code reader knows, whatever the card says', () => {
    const long = (field: (typeof cardFields)[number]) => '𠮷'.repeat(longest[field] + 10);
    const texts = { ...noTexts };
    for (const field of cardFields) texts[field] = long(field);
    texts.mobile = '13800000000';
    texts.email = `${'a'.repeat(60)}@example.com`;
    const card = cardOf({
      texts,
      english: { name: long('name'), company: long('company'), job: long('job') },
    });
    const { payload, leftOut } = writeCard(card);
    expect(payload.length).toBeLessThanOrEqual(mostPayloadBytes);
    expect(payload).toMatch(/^1\.[\w-]+$/);
    expect(leftOut).toEqual(
      expect.arrayContaining(['english_job', 'english_company', 'website', 'address', 'english_name']),
    );
    expect(leftOut).not.toContain('name');
    expect(leftOut).not.toContain('mobile');
    expect(leftOut).not.toContain('email');
  });

  it('of an ordinary card has less than 300 bytes and leaves out nothing', () => {
    const texts = {
      ...noTexts,
      name: '林小满',
      company: '江海精工有限公司',
      job: '采购经理',
      mobile: '13800000000',
      email: 'lin@example.com',
      website: 'www.example.com',
    };
    const { payload, leftOut } = writeCard(cardOf({ texts }));
    expect(payload.length).toBeLessThan(300);
    expect(leftOut).toEqual([]);
  });

  const card = encoded(['', 'Lin']);
  it.each([
    ['is empty', '', 'unreadable'],
    ['was cut in the middle', writeCard(cardOf()).payload.slice(0, -6), 'unreadable'],
    ['has 100 kB', `1.${'A'.repeat(100_000)}`, 'unreadable'],
    ['is no base64', '1.%%%', 'unreadable'],
    [
      'is base64 of something that is not JSON',
      `1.${Buffer.from('<b>hi').toString('base64url')}`,
      'unreadable',
    ],
    ['is base64 of bytes that are no text', '1._____w', 'unreadable'],
    ['is an object with its own keys', encoded({ name: 'Lin', __proto__: 1 }), 'unreadable'],
    ['has a number where a text belongs', encoded(['', 7]), 'unreadable'],
    ['has a list where a text belongs', encoded(['', ['Lin']]), 'unreadable'],
    ['has no name', encoded(['someone', '', 'Company']), 'unreadable'],
    ['has a name of blanks only', encoded(['', ' \u200e\u0000 '.replace('\u200e', '')]), 'unreadable'],
    ['comes from an earlier version than the first', card.replace('1.', '0.'), 'unreadable'],
    ['comes from a later version', card.replace('1.', '2.'), 'newer'],
    ['is a card', card, 'card'],
  ])('that %s is read as such', (_, fragment, kind) => {
    expect(readCard(fragment).kind).toBe(kind);
    expect(readCard(`#${fragment}`).kind).toBe(kind);
  });

  it('cuts a name of 20,000 characters in a short fragment’s limit, and keeps markup as text', () => {
    expect(readCard(encoded(['', '长'.repeat(20_000)])).kind).toBe('unreadable');
    const read = readCard(encoded(['', `<img src=x onerror=alert(1)>${'a'.repeat(500)}`]));
    expect(read).toMatchObject({ card: { texts: { name: '<img src=x onerror=alert(1)>aaaaaaaaaaaa' } } });
  });

  it('ignores texts at places that this version does not know, and an id that no address may name', () => {
    const read = readCard(encoded(['../../x', 'Lin', ...Array.from({ length: 9 }, () => ''), 'later']));
    expect(read).toMatchObject({ kind: 'card', card: { visitorId: '', texts: { name: 'Lin' } } });
  });
});

describe('a card that was kept', () => {
  it('is read as it was, and anything else is none', () => {
    const card = cardOf({ english: { name: 'Lin Xiaoman', company: '', job: '' } });
    expect(asCard(JSON.parse(JSON.stringify(card)))).toEqual(card);
    for (const value of [null, 'text', [], {}, { texts: {} }, { texts: { name: 3 } }, { texts: [] }])
      expect(asCard(value)).toBeUndefined();
  });
});
