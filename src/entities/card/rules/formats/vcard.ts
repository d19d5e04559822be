import { escaped, folded } from '#domain/text/contentLine.ts';
import { type BusinessCard, englishFields } from '../businessCard.ts';

export type VCardSource = Pick<BusinessCard, 'texts' | 'english'> & { readonly note?: string };

/** vCard 3.0 (RFC 2426): what the camera and the address book of every phone understand. */
export function vcardOf({ texts, english, note = '' }: VCardSource): string {
  const { name, company, job, mobile, email, address, website } = texts;
  const inEnglish = englishFields.map((field) => english[field]).filter((text) => text !== '');
  const notes = [inEnglish.join(', '), note].filter((text) => text !== '').join('\n');
  const line = (property: string, value: string, before = '', after = '') =>
    value === '' ? [] : [`${property}:${before}${escaped(value)}${after}`];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // The name is one text: which part of it is the family's is not known.
    ...line('N', name, '', ';;;;'),
    ...line('FN', name),
    ...line('ORG', company),
    ...line('TITLE', job),
    ...line('TEL;TYPE=CELL', mobile),
    ...line('EMAIL;TYPE=INTERNET', email),
    ...line('ADR;TYPE=WORK', address, ';;', ';;;;'),
    ...line('URL', website),
    ...line('NOTE', notes),
    'END:VCARD',
  ];
  return lines.map((text) => `${folded(text)}\r\n`).join('');
}
