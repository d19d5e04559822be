import { cleanLine } from '#domain/text/cleanText.ts';
import {
  type BusinessCard,
  type CardField,
  cardFields,
  longest,
  noEnglish,
  noTexts,
} from '../businessCard.ts';

const mostRead = 20_000;
/** How such a text begins; the scanner asks the same without loading this file. */
const begins = /^\s*(?:BEGIN:VCARD|MECARD:)/i;

/** Whether a scanned or pasted text is the card of another product. */
export const isForeignCard = (text: string): boolean => begins.test(text.slice(0, 200));

interface Property {
  readonly name: string;
  readonly params: string;
  readonly value: string;
}

/** Of a vCard (2.1 to 4.0) or a MECARD; undefined where it names no one. Later cards of the same text are not read. */
export function readForeignCard(text: string): BusinessCard | undefined {
  const whole = text.slice(0, mostRead);
  const properties = /^\s*MECARD:/i.test(whole) ? mecardProperties(whole) : vcardProperties(whole);
  const said: Record<CardField, string> = { ...noTexts };
  const take = (field: CardField, value: string) => {
    if (said[field] === '') said[field] = cleanLine(value, longest[field]);
  };
  take('name', valueOf(properties, 'FN'));
  take('name', nameOf(valueOf(properties, 'N')));
  take('company', partsOf(valueOf(properties, 'ORG'))[0] ?? '');
  take('company', partsOf(valueOf(properties, 'NAME'))[0] ?? '');
  take('job', plain(valueOf(properties, 'TITLE') || valueOf(properties, 'ROLE')));
  take('mobile', phoneOf(properties));
  take('email', plain(valueOf(properties, 'EMAIL')));
  take('address', partsOf(valueOf(properties, 'ADR')).reverse().join(' ').replace(/\s+/g, ' ').trim());
  take('website', plain(valueOf(properties, 'URL')));
  take('name', said.company);
  for (const field of cardFields) if (said[field].trim() === '') said[field] = '';
  return said.name === '' ? undefined : { visitorId: '', texts: said, english: noEnglish };
}

function vcardProperties(text: string): readonly Property[] {
  const end = text.search(/^\s*END:VCARD/im);
  const lines = (end < 0 ? text : text.slice(0, end))
    // A line goes on after a space; that of a quoted-printable value after an equals sign.
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .replace(/=\n/g, '')
    .split('\n');
  const found: Property[] = [];
  for (const line of lines) {
    const parts = /^\s*(?:[\w-]+\.)?([A-Za-z-]+)((?:;[^:]*)?):(.*)$/.exec(line);
    if (parts === null) continue;
    const [, name = '', params = '', value = ''] = parts;
    const isQuoted = /QUOTED-PRINTABLE/i.test(params);
    found.push({
      name: name.toUpperCase(),
      params: params.toUpperCase(),
      value: isQuoted ? unquoted(value) : value,
    });
  }
  return found;
}

/** `MECARD:N:Zhou,Ming;TEL:…;;` */
function mecardProperties(text: string): readonly Property[] {
  const found: Property[] = [];
  const body = text.replace(/^\s*MECARD:/i, '');
  for (const part of splitAtSemicolons(body)) {
    const at = part.indexOf(':');
    if (at < 1) continue;
    const name = part.slice(0, at).trim().toUpperCase();
    const value = part.slice(at + 1);
    found.push({ name, params: '', value: name === 'N' ? value.replace(/,/g, ';') : value });
  }
  return found;
}

const valueOf = (properties: readonly Property[], name: string): string =>
  properties.find((property) => property.name === name && property.value.trim() !== '')?.value ?? '';

/** A mobile number before others; a fax is none. */
function phoneOf(properties: readonly Property[]): string {
  const phones = properties.filter(({ name, params }) => name === 'TEL' && !/FAX/.test(params));
  const mobile = phones.find(({ params }) => /CELL|MOBILE/.test(params)) ?? phones[0];
  return plain(mobile?.value ?? '').replace(/^tel:/i, '');
}

/** Family name first where it is written in Chinese. */
function nameOf(value: string): string {
  const [family = '', given = ''] = partsOf(value);
  return /[\u3400-\u9fff]/.test(family + given) ? family + given : `${given} ${family}`.trim();
}

/** A semicolon behind a backslash parts nothing; the oldest engines know no look-behind. */
function splitAtSemicolons(value: string): string[] {
  const parts = [''];
  for (let at = 0; at < value.length; at += 1) {
    const sign = value.charAt(at);
    if (sign === ';') {
      parts.push('');
      continue;
    }
    const isPair = sign === '\\' && at + 1 < value.length;
    parts[parts.length - 1] += isPair ? sign + value.charAt(at + 1) : sign;
    if (isPair) at += 1;
  }
  return parts;
}

const partsOf = (value: string): string[] =>
  splitAtSemicolons(value)
    .map(plain)
    .filter((part) => part !== '');

const plain = (value: string): string =>
  value
    .replace(/\\n/gi, ' ')
    .replace(/\\([\\;,:])/g, '$1')
    .trim();

function unquoted(value: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < value.length; at += 1) {
    const code = /^=([0-9A-F]{2})/i.exec(value.slice(at, at + 3))?.[1];
    if (code === undefined) bytes.push(...Array.from(new TextEncoder().encode(value.charAt(at))));
    else {
      bytes.push(parseInt(code, 16));
      at += 2;
    }
  }
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
