import { deflateSync, inflateSync } from 'fflate';
import { fromBase64Url, toBase64Url } from '#domain/code/base64Url.ts';
import { shortHash } from '#domain/text/shortHash.ts';
import type { SentList } from '../rules/sharedList.ts';
import { cleanFields } from '../rules/cleanFields.ts';
import { type Frame, payloadVersion, readFrame } from '../rules/frames.ts';
import { createByteReader, createByteWriter, Unreadable } from './byteTable.ts';
import { readFieldTable, writeFieldTable } from './fieldTable.ts';

export type ReadList =
  | { readonly kind: 'list'; readonly sent: SentList }
  /** One of several codes. */
  | { readonly kind: 'frame'; readonly frame: Frame }
  /** Written by a later release. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'otherExhibition' }
  /** Cut off, or no list. */
  | { readonly kind: 'unreadable' };

/** Of a list that people made; more is no list. */
const mostBytes = 400_000;
const sumBase = 65_521;

/** The fragment of a link: a version, the length, and the deflated table as base64url. */
export function writeList(exhibitionId: string, { id, fields, isPart }: SentList): string {
  const writer = createByteWriter();
  writer.text(id);
  writer.text(markOf(exhibitionId));
  writer.number(Number(isPart));
  writeFieldTable(writer, fields);
  writer.number(sumOf(writer.bytes));
  const { bytes } = writer;
  const deflated = deflateSync(Uint8Array.from(bytes), { level: 9 });
  return `${payloadVersion}.${bytes.length.toString(36)}.${toBase64Url(deflated)}`;
}

/** @param fragment of an address, with or without its `#`; anything can stand there */
export function readList(exhibitionId: string, fragment: string): ReadList {
  const text = fragment.trim().replace(/^#/, '');
  const [, written = ''] = /^(\d{1,3})\./.exec(text) ?? [];
  if (Number(written) > payloadVersion) return { kind: 'newer' };
  const frame = readFrame(text);
  if (frame !== undefined) return { kind: 'frame', frame };
  const [, length = '', base64 = ''] = /^1\.([0-9a-z]{1,5})\.([\w-]+)$/.exec(text) ?? [];
  const count = parseInt(length, 36);
  if (!(count > 0 && count <= mostBytes)) return { kind: 'unreadable' };
  try {
    // Its length is told beforehand, so that no few characters fill the memory of a phone.
    const out = new Uint8Array(count);
    return readBytes(exhibitionId, inflateSync(fromBase64Url(base64), { out }));
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
