import { escaped, folded } from '#domain/text/contentLine.ts';
import type { BusinessCard } from '../businessCard.ts';
import { englishNote } from './englishNote.ts';

export type VCardSource = Pick<BusinessCard, 'texts' | 'english'> & { readonly note?: string };

/** vCard 3.0 (RFC 2426): what the camera and the address book of every phone understand. */
export function vcardOf({ texts, english, note = '' }: VCardSource): string {
  const { name, company, job, mobile, email, address, website } = texts;
  const notes = [englishNote(english), note].filter((text) => text !== '').join('\n');
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
    // An address of the web is no text: nothing of it is escaped.
    ...(website === '' ? [] : [`URL:${website.replace(/[\r\n]+/g, '')}`]),
    ...line('NOTE', notes),
    'END:VCARD',
  ];
  return lines.map((text) => `${folded(text)}\r\n`).join('');
}
