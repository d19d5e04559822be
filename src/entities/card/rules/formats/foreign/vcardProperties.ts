import type { CardProperty } from './cardProperty.ts';
import { fromBase64, fromQuotedPrintable } from './decodeValue.ts';

/** A colon or semicolon within quotation marks belongs to the parameter. */
const quotedLine = /^\s*(?:([\w-]+)\.)?([A-Za-z][\w-]*)\s*((?:;(?:[^":;]|"[^"]*")*)*):([^]*)$/;
/** Where a quotation mark is never closed. */
const plainLine = /^\s*(?:([\w-]+)\.)?([A-Za-z][\w-]*)\s*((?:;[^:]*)?):([^]*)$/;
/** Which would be broken by a gap where their line was folded. */
const withoutGaps = /^(?:TEL|EMAIL|URL|PHOTO|LOGO|KEY|SOUND)$/;
const begins = /^\s*BEGIN\s*:\s*VCARD\s*$/i;
const ends = /^\s*END\s*:\s*VCARD\s*$/i;

export interface ReadVcard {
  readonly properties: readonly CardProperty[];
  /** Lines whose characters are not known. */
  readonly unread: readonly string[];
}

/** All vCards of a text (versions 2.1 to 4.0); a card within a card, such as that of an assistant, is left out. */
export function vcardsOf(text: string): readonly ReadVcard[] {
  const cards: string[][] = [];
  let depth = 0;
  let margin = '';
  for (const whole of text.replace(/\r\n?/g, '\n').split('\n')) {
    // A card within a message may be set in as a whole.
    const line = whole.slice(0, margin.length) === margin ? whole.slice(margin.length) : whole;
    if (begins.test(line)) {
      if (depth === 0) margin = /^\s*/.exec(whole)?.[0] ?? '';
      depth += 1;
      if (depth === 1) cards.push([]);
    } else if (ends.test(line)) depth = Math.max(0, depth - 1);
    else if (depth === 1) cards[cards.length - 1]?.push(line);
  }
  return cards.map(readLines);
}

function readLines(lines: readonly string[]): ReadVcard {
  const isOld = lines.some((line) => /^\s*VERSION\s*:\s*2\.1/i.test(line));
  const properties: CardProperty[] = [];
  const unread: string[] = [];
  for (const line of unfolded(lines, isOld)) {
    const parts = quotedLine.exec(line) ?? plainLine.exec(line);
    if (parts === null) continue;
    const [, group = '', name = '', params = '', raw = ''] = parts;
    const { types, label, encoding, charset } = readParams(params);
    const value = decoded(raw, encoding, charset);
    const [inCapitals, groupName] = [name.toUpperCase(), group.toUpperCase()];
    if (value === undefined) unread.push(`${inCapitals}: ${raw}`);
    else properties.push({ name: inCapitals, group: groupName, types, label, value });
  }
  return { properties, unread };
}

/** A line goes on behind a gap; that of a quoted-printable value, and no other, behind an equals sign. */
function unfolded(lines: readonly string[], isOld: boolean): readonly string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const at = whole.length - 1;
    const before = whole[at] ?? '';
    if (at >= 0 && isQuoted(before) && before.slice(-1) === '=') whole[at] = before.slice(0, -1) + line;
    else if (at >= 0 && /^[ \t]/.test(line))
      whole[at] = before + (isOld ? oldPart(before, line) : line.slice(1));
    else whole.push(line);
  }
  return whole;
}

/** Version 2.1 folds at a gap, which stays. */
function oldPart(before: string, line: string): string {
  const name = /^\s*(?:[\w-]+\.)?([A-Za-z][\w-]*)/.exec(before)?.[1] ?? '';
  return withoutGaps.test(name.toUpperCase()) ? line.trim() : line.replace(/^[ \t]+/, ' ');
}

const isQuoted = (line: string): boolean => /^[^:]*;[^:]*QUOTED-PRINTABLE[^:]*:/i.test(line);

interface Params {
  readonly types: readonly string[];
  readonly label: string;
  readonly encoding: string;
  readonly charset: string;
}

function readParams(text: string): Params {
  const types: string[] = [];
  let [label, encoding, charset] = ['', '', ''];
  for (const param of text.match(/(?:[^";]|"[^"]*"?)+/g) ?? []) {
    const at = param.indexOf('=');
    const name = at < 0 ? '' : param.slice(0, at).trim().toUpperCase();
    const value = param
      .slice(at + 1)
      .trim()
      .replace(/"/g, '');
    const inCapitals = value.toUpperCase();
    if (name === 'LABEL') label = value.replace(/\^n/g, '\n').replace(/\\n/gi, '\n');
    else if (name === 'CHARSET') charset = value;
    else if (name === 'ENCODING' || /^(?:QUOTED-PRINTABLE|BASE64)$/.test(inCapitals)) encoding = inCapitals;
    else if (name === 'PREF') types.push('PREF');
    else if (name === '' || name === 'TYPE') types.push(...inCapitals.split(',').map((type) => type.trim()));
  }
  return { types, label, encoding, charset };
}

function decoded(raw: string, encoding: string, charset: string): string | undefined {
  if (encoding === 'QUOTED-PRINTABLE') return fromQuotedPrintable(raw, charset);
  const isBase64 = encoding === 'B' || encoding === 'BASE64';
  // A picture is no text.
  return isBase64 ? (fromBase64(raw, charset) ?? '') : raw;
}
