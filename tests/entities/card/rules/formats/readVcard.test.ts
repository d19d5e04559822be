import { describe, expect, it } from 'vitest';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { readCardLines } from '#entities/card/rules/formats/readCardLines.ts';
import { isForeignCard, readForeignCard } from '#entities/card/rules/formats/readVcard.ts';
import { vcardOf } from '#entities/card/rules/formats/vcard.ts';

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n');
const textsOf = (text: string) => readForeignCard(text)?.texts;

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

describe('lines of a card that are pasted', () => {
  it('are told by what stands in them', () => {
    const lines = [
      '周明',
      '销售经理',
      '北湖机电有限公司',
      '手机：138 0000 0000',
      'E-mail: zhou@example.com',
      '江海市滨海路8号',
      'www.example.com',
    ];
    expect(readCardLines(lines.join('\n'))).toEqual({
      name: '周明',
      job: '销售经理',
      company: '北湖机电有限公司',
      mobile: '138 0000 0000',
      email: 'zhou@example.com',
      address: '江海市滨海路8号',
      website: 'www.example.com',
    });
  });

  it('are read in English, and what is not told is left to the visitor', () => {
    const found = readCardLines('Anna Berg | Sales Director\nBerg GmbH\n+49 170 1234567\nsomething else');
    expect(found).toMatchObject({ name: 'Anna Berg', job: 'Sales Director', company: 'Berg GmbH' });
    expect(found).toMatchObject({ mobile: '+49 170 1234567', address: '' });
    expect(readCardLines('')).toEqual(noTexts);
  });
});
