import { isServerRow } from '#domain/record/serverRow.ts';
import type { DownloadFile } from './downloadFile.ts';

const megabyte = 1024 * 1024;
/** Of a file that is kept on the phone; the browser downloads larger ones, without the page holding them. */
export const mostKeptFileBytes = 100 * megabyte;
/** Of all files that are kept. */
const mostKeptBytes = 300 * megabyte;
/** Left free, so that passes and drafts still find room. */
const reservedBytes = 10 * megabyte;

/** A file on this phone, without its bytes. */
export interface KeptFile extends Pick<DownloadFile, 'id' | 'hasRow' | 'name' | 'url'> {
  readonly exhibitionId: string;
  readonly bytes: number;
  /** Epoch milliseconds, by the phone's clock. */
  readonly keptAtMs: number;
}

export const isSameFile = (
  one: Pick<KeptFile, 'exhibitionId' | 'id'>,
  other: Pick<KeptFile, 'exhibitionId' | 'id'>,
): boolean => one.exhibitionId === other.exhibitionId && one.id === other.id;

export const isKeptFile = (value: unknown): value is KeptFile =>
  isServerRow(value) &&
  ['exhibitionId', 'id', 'url'].every((name) => typeof value[name] === 'string') &&
  isServerRow(value['name']) &&
  Number.isFinite(value['bytes']) &&
  Number.isFinite(value['keptAtMs']);

export interface Space {
  /** Of the files that are kept already. */
  readonly keptBytes: number;
  /** As the browser estimates it; undefined where it does not tell. */
  readonly freeBytes: number | undefined;
}

export const hasSpaceFor = (bytes: number, { keptBytes, freeBytes = Infinity }: Space): boolean =>
  keptBytes + bytes <= mostKeptBytes && bytes + reservedBytes <= freeBytes;
