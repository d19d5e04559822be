import { fromBase64Url, toBase64Url } from '#domain/code/base64Url.ts';
import { packBytes, unpackBytes } from '#domain/code/packBytes.ts';
import { shortHash } from '#domain/text/shortHash.ts';
import type { SharedList } from '../sharedList.ts';
import { cleanFields } from './cleanFields.ts';
import { createByteReader, createByteWriter, Unreadable } from './byteTable.ts';
import { readFieldTable, writeFieldTable } from './fieldTable.ts';

/** A list on its way to another phone. */
export interface SentList extends SharedList {
  /** Only what the sender has written: of use to a phone that has the list. */
  readonly isPart: boolean;
}

export type ReadList =
  | { readonly kind: 'list'; readonly sent: SentList }
  /** One of several codes. */
  | { readonly kind: 'frame'; readonly frame: Frame }
  /** Written by a later release. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'otherExhibition' }
  /** Cut off, or no list. */
  | { readonly kind: 'unreadable' };

export interface Frame {
  readonly number: number;
  readonly count: number;
  /** The same for all codes of one list. */
  readonly mark: string;
  readonly part: string;
}

const version = 1;
/** Of a list that people made; more is no list. */
const mostBytes = 400_000;
/** A code of more modules is hard to read from a phone's screen. */
const framePart = 500;
const mostFrames = 99;
const sumBase = 65_521;

/** The fragment of a link: a version, the length, and the packed table as base64url. */
export function writeList(exhibitionId: string, { id, fields, isPart }: SentList): string {
  const writer = createByteWriter();
  writer.text(id);
  writer.text(markOf(exhibitionId));
  writer.number(Number(isPart));
  writeFieldTable(writer, fields);
  writer.number(sumOf(writer.bytes));
  const { bytes } = writer;
  return `${version}.${bytes.length.toString(36)}.${toBase64Url(packBytes(bytes))}`;
}

/** @param fragment of an address, with or without its `#`; anything can stand there */
export function readList(exhibitionId: string, fragment: string): ReadList {
  const text = fragment.trim().replace(/^#/, '');
  const [, written = ''] = /^(\d{1,3})\./.exec(text) ?? [];
  if (Number(written) > version) return { kind: 'newer' };
  const frame = readFrame(text);
  if (frame !== undefined) return { kind: 'frame', frame };
  const [, length = '', base64 = ''] = /^1\.([0-9a-z]{1,5})\.([\w-]+)$/.exec(text) ?? [];
  const count = parseInt(length, 36);
  if (!(count > 0 && count <= mostBytes)) return { kind: 'unreadable' };
  try {
    return readBytes(exhibitionId, unpackBytes(fromBase64Url(base64), count));
  } catch {
    return { kind: 'unreadable' };
  }
}

/** @throws where they are no list */
function readBytes(exhibitionId: string, bytes: Uint8Array): ReadList {
  const reader = createByteReader(bytes);
  const [id, mark, isPart] = [reader.text(), reader.text(), reader.number() === 1];
  const fields = readFieldTable(reader);
  const sum = reader.number();
  // Wherever the sum begins, all before it is counted.
  const sumLength = sum < 0x80 ? 1 : sum < 0x4000 ? 2 : 3;
  if (!reader.isAtEnd() || sum !== sumOf(bytes.subarray(0, bytes.length - sumLength))) throw new Unreadable();
  if (!/^[0-9a-z]{4,16}$/.test(id)) throw new Unreadable();
  if (mark !== markOf(exhibitionId)) return { kind: 'otherExhibition' };
  return { kind: 'list', sent: { id, fields: cleanFields(fields), isPart } };
}

function sumOf(bytes: ArrayLike<number>): number {
  let [one, other] = [1, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    one = (one + (bytes[at] ?? 0)) % sumBase;
    other = (other + one) % sumBase;
  }
  return (one * 31 + other) % sumBase;
}

const markOf = (exhibitionId: string) => shortHash(exhibitionId).slice(0, 4);

/** As many codes as a list needs: one where there is room, otherwise each names its place. */
export function framesOf(fragment: string): readonly string[] {
  if (fragment.length <= framePart) return [fragment];
  const body = fragment.slice(2);
  const count = Math.ceil(body.length / framePart);
  const mark = shortHash(body).slice(0, 5);
  return Array.from(
    { length: count },
    (_, at) => `${version}.${at + 1}-${count}-${mark}.${body.slice(at * framePart, (at + 1) * framePart)}`,
  );
}

function readFrame(text: string): Frame | undefined {
  const found = /^1\.(\d{1,2})-(\d{1,2})-([0-9a-z]{1,5})\.([\w.-]+)$/.exec(text);
  if (found === null) return undefined;
  const [, number = '', count = '', mark = '', part = ''] = found;
  const frame = { number: Number(number), count: Number(count), mark, part };
  return frame.number >= 1 && frame.number <= frame.count && frame.count <= mostFrames ? frame : undefined;
}

/** The parts of one list that have been read, by their place. */
export interface Frames {
  readonly mark: string;
  readonly count: number;
  readonly parts: Readonly<Record<string, string>>;
}

/** A code of another list begins a new collection. */
export function addFrame(before: Frames | undefined, { number, count, mark, part }: Frame): Frames {
  const isSame = before !== undefined && before.mark === mark && before.count === count;
  return { mark, count, parts: { ...(isSame && before.parts), [number]: part } };
}

/** The fragment of a list of which all codes have been read. */
export function joinFrames({ mark, count, parts }: Frames): string | undefined {
  const body = Array.from({ length: count }, (_, at) => parts[at + 1]);
  if (body.some((part) => part === undefined)) return undefined;
  const text = body.join('');
  return shortHash(text).slice(0, 5) === mark ? `${version}.${text}` : undefined;
}
