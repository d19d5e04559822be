import { describe, expect, it } from 'vitest';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { isForeignCard, readForeignCard } from '#entities/card/rules/formats/readVcard.ts';
import { vcardOf } from '#entities/card/rules/formats/vcard.ts';
import { newCases, oldCases, shortCases } from './cases/foreignCards.ts';

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n');
const textsOf = (text: string) => readForeignCard(text)?.card.texts;

describe('the card of another product', () => {
  it('is read as this product writes it', () => {
    const texts = {
      name: '林小满',
      company: '江海精工；有限公司',
      job: '采购, 经理',
      mobile: '13800000000',
      email: 'lin@example.com',
      address: '江海市 滨海路 8 号',
      website: 'https://example.com/a;b',
    };
    const written = vcardOf({ texts, english: noEnglish });
    expect(isForeignCard(written)).toBe(true);
    expect(textsOf(written)).toEqual(texts);
  });

  it.each([
    ['a name in parts', ['N:Berg;Anna;;;'], { name: 'Anna Berg' }],
    ['a Chinese name in parts', ['N:周;明;;;'], { name: '周明' }],
    ['the formatted name before the parts', ['N:Berg;Anna', 'FN:Dr. Anna Berg'], { name: 'Dr. Anna Berg' }],
    [
      'a company without a person',
      ['FN:', 'ORG:Berg GmbH;Sales'],
      { name: 'Berg GmbH', company: 'Berg GmbH' },
    ],
    [
      'a mobile number before others, and no fax',
      ['FN:A', 'TEL;TYPE=FAX:1', 'TEL;WORK;VOICE:010-1', 'TEL;type=CELL;type=pref:138'],
      { name: 'A', mobile: '138' },
    ],
    ['version 4.0', ['VERSION:4.0', 'FN:A', 'TEL;VALUE=uri:tel:+86-138'], { name: 'A', mobile: '+86-138' }],
    ['groups', ['FN:A', 'item1.EMAIL;type=INTERNET:a@example.com'], { name: 'A', email: 'a@example.com' }],
    ['folded lines', ['FN:Anna', ' Berg'], { name: 'AnnaBerg' }],
    [
      'quoted-printable of version 2.1',
      ['FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E5=91=A8=\n=E6=98=8E'],
      { name: '周明' },
    ],
    [
      'an address from the door to the country',
      ['FN:A', 'ADR:;;滨海路 8 号;江海;;;中国'],
      { name: 'A', address: '中国 江海 滨海路 8 号' },
    ],
  ] as const)('has %s', (_, lines, texts) => {
    expect(textsOf(card(...lines))).toEqual({ ...noTexts, ...texts });
  });

  it('may be a MECARD', () => {
    expect(textsOf('MECARD:N:Berg,Anna;TEL:+49170;EMAIL:a@example.com;URL:http\\://example.com;;')).toEqual({
      ...noTexts,
      name: 'Anna Berg',
      mobile: '+49170',
      email: 'a@example.com',
      website: 'http://example.com',
    });
  });

  it.each([
    ['without a name', card('TEL:138')],
    ['that is empty', 'BEGIN:VCARD'],
    ['that is cut off in its name', 'BEGIN:VCARD\nVERSION:3.0\nF'],
    ['of broken bytes', card('FN;ENCODING=QUOTED-PRINTABLE:')],
  ])('%s is none', (_, text) => {
    expect(readForeignCard(text)).toBeUndefined();
  });

  it('is text, shortened, and without signs that hide others', () => {
    const texts = textsOf(card(`FN:<b>\u202e${'长'.repeat(30_000)}`));
    expect(texts?.name).toHaveLength(40);
    expect(texts?.name.startsWith('<b>长')).toBe(true);
  });

  it.each(['', 'https://example.com/BEGIN:VCARD', 'T001', 'WIFI:S:a;;'])('is not %s', (text) => {
    expect(isForeignCard(text)).toBe(false);
  });
});

describe.each([
  ['version 2.1', oldCases],
  ['version 3.0 or 4.0', newCases],
  ['a scanner', shortCases],
] as const)('a card of %s', (_, cases) => {
  it.each(cases)('$title', ({ text, texts, unused }) => {
    const read = readForeignCard(text);
    expect(isForeignCard(text)).toBe(true);
    expect(read?.card.texts).toEqual({ ...noTexts, ...texts });
    const left = read?.unused.map((one) => one.text);
    expect(unused === undefined ? undefined : left).toEqual(unused);
  });
});
