import type { FileType } from '#domain/file/fileType.ts';

const zip = [0x50, 0x4b];
const beginnings: Readonly<Partial<Record<FileType, readonly number[]>>> = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  png: [0x89, 0x50, 0x4e, 0x47],
  jpg: [0xff, 0xd8],
  jpeg: [0xff, 0xd8],
  zip,
  docx: zip,
  xlsx: zip,
  pptx: zip,
};
const page = /^\s*(?:<!doctype html|<html)/i;

/** So many bytes decide. */
export const decidingBytes = 64;

/**
 * Whether what arrived is certainly not of the type that its name says, as where the login page of a network answers in place of
 * the file.
 */
export function isOtherContent(type: FileType | 'unknown', start: ArrayLike<number>): boolean {
  const known = type === 'unknown' ? undefined : beginnings[type];
  if (known !== undefined) return !known.every((byte, at) => start[at] === byte);
  if (type === 'txt' || type === 'unknown') return false;
  return page.test(String.fromCharCode(...Array.from(start)));
}
