import type { Fields, Written } from '../rules/sharedList.ts';
import { type ByteReader, type ByteWriter, Unreadable } from './byteTable.ts';

/** Names of fields begin with one of these, by the place in this list; what a later version adds comes at the end. */
const kinds = ['title', 'person', 'who', 'visited', 'rating', 'note'] as const;

interface Row {
  readonly parts: readonly string[];
  readonly written: Written;
}

/** Ids and texts stand in one table, and each kind of field is a table of columns: what is alike stands together. */
export function writeFieldTable(writer: ByteWriter, fields: Fields): void {
  const words = wordsOf(fields);
  const prefix = sharedPrefix(words.filter((word) => word.length > 12));
  writer.text(prefix);
  writer.number(words.length);
  for (const word of words)
    writer.text(prefix !== '' && word.indexOf(prefix) === 0 ? `\u0001${word.slice(prefix.length)}` : word);
  const places = new Map(words.map((word, at) => [word, at]));
  for (const kind of kinds) {
    const rows = rowsOf(fields, kind);
    writer.number(rows.length);
    const width = rows[0]?.parts.length ?? 0;
    for (let column = 0; column < width; column += 1)
      rows.forEach(({ parts }, at) => {
        const place = places.get(parts[column] ?? '') ?? 0;
        const before = places.get(rows[at - 1]?.parts[column] ?? '') ?? 0;
        writer.number(zigzag(place - (at === 0 ? 0 : before)));
      });
    rows.forEach(({ written }, at) =>
      writer.number(zigzag(written.counter - (rows[at - 1]?.written.counter ?? 0))),
    );
    for (const { written } of rows) writer.number(places.get(written.phone) ?? 0);
    for (const { written } of rows)
      if (kind === 'who') writer.number((places.get(written.text) ?? -1) + 1);
      else writer.text(written.text);
  }
}

/** @throws Unreadable */
export function readFieldTable(reader: ByteReader): Fields {
  const prefix = reader.text();
  const words = listOf(reader.count(), () => {
    const word = reader.text();
    return word.charAt(0) === '\u0001' ? prefix + word.slice(1) : word;
  });
  const wordAt = (place: number) => {
    const word = words[place];
    if (word === undefined) throw new Unreadable();
    return word;
  };
  const fields: Record<string, Written> = {};
  for (const kind of kinds) {
    const count = reader.count();
    const width = count === 0 ? 0 : widthOf(kind);
    const columns = listOf(width, () => sums(listOf(count, () => unzigzag(reader.number()))).map(wordAt));
    const counters = sums(listOf(count, () => unzigzag(reader.number())));
    const phones = listOf(count, () => wordAt(reader.number()));
    for (let at = 0; at < count; at += 1) {
      const text = kind === 'who' ? whoOf(reader.number(), wordAt) : reader.text();
      const name = [kind, ...columns.map((column) => column[at] ?? '')].join('/');
      const [counter = 0, phone = ''] = [counters[at], phones[at]];
      if (counter < 1) throw new Unreadable();
      fields[name] = { text, counter, phone };
    }
  }
  return fields;
}

const whoOf = (place: number, wordAt: (place: number) => string) => (place === 0 ? '' : wordAt(place - 1));

const widths = { title: 0, person: 1, who: 1, visited: 2, rating: 2, note: 3 };
const widthOf = (kind: (typeof kinds)[number]) => widths[kind];

const rowsOf = (fields: Fields, kind: string): readonly Row[] =>
  Object.keys(fields)
    .filter((name) => name === kind || name.indexOf(`${kind}/`) === 0)
    .sort()
    .map((name) => ({ parts: name.split('/').slice(1), written: fields[name] as Written }));

function wordsOf(fields: Fields): readonly string[] {
  const words = new Set<string>();
  for (const [name, { phone, text }] of Object.entries(fields)) {
    words.add(phone);
    for (const part of name.split('/').slice(1)) words.add(part);
    if (name.indexOf('who/') === 0 && text !== '') words.add(text);
  }
  return Array.from(words).sort();
}

function sharedPrefix(words: readonly string[]): string {
  const [first = '', ...others] = words;
  let length = first.length;
  for (const word of others) while (word.slice(0, length) !== first.slice(0, length)) length -= 1;
  return others.length === 0 ? '' : first.slice(0, length);
}

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const unzigzag = (value: number) => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

const listOf = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

function sums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}
