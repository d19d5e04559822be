import { describe, expect, it } from 'vitest';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { type VCardSource, vcardOf } from '#entities/card/rules/formats/vcard.ts';

const write = (source: Partial<VCardSource>) =>
  vcardOf({ english: noEnglish, ...source, texts: { ...noTexts, name: '林小满', ...source.texts } });
/** The lines as a phone reads them: what was folded is one again. */
const linesOf = (text: string) => text.replace(/\r\n /g, '').split('\r\n');

describe('a vCard', () => {
  it('has the name twice, and only what the card says', () => {
    expect(linesOf(write({}))).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:林小满;;;;',
      'FN:林小满',
      'END:VCARD',
      '',
    ]);
  });

  it('has every field of the card, and English in its note', () => {
    const lines = linesOf(
      write({
        texts: {
          name: '林小满',
          company: '江海精工',
          job: '采购',
          mobile: '13800000000',
          email: 'lin@example.com',
          address: '展览路 1 号',
          website: 'https://example.com',
        },
        english: { name: 'Lin Xiaoman', company: 'Jianghai', job: '' },
        note: 'met at stand A1',
      }),
    );
    expect(lines.slice(4, -2)).toEqual([
      'ORG:江海精工',
      'TITLE:采购',
      'TEL;TYPE=CELL:13800000000',
      'EMAIL;TYPE=INTERNET:lin@example.com',
      'ADR;TYPE=WORK:;;展览路 1 号;;;;',
      'URL:https://example.com',
      'NOTE:English name: Lin Xiaoman\\nEnglish company: Jianghai\\nmet at stand A1',
    ]);
  });

  it('escapes what would end a value or begin a property', () => {
    const lines = linesOf(write({ texts: { ...noTexts, name: 'A;B,C\\D\nTEL:110\rEND:VCARD' } }));
    expect(lines[3]).toBe('FN:A\\;B\\,C\\\\D\\nTEL:110\\nEND:VCARD');
    expect(lines).toHaveLength(6);
  });

  it('has no line of more than 75 octets, and splits no character', () => {
    const text = write({ texts: { ...noTexts, name: '林', company: '𠮷江'.repeat(40) } });
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(linesOf(text)).toContain(`ORG:${'𠮷江'.repeat(40)}`);
  });
});
