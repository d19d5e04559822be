import type { FileType } from '#domain/file/fileType.ts';
import { withoutBlankStart } from '#domain/file/withoutBlankStart.ts';

const zip = '504b';
/** Also of documents with a password, whatever their ending. */
const compoundDocument = 'd0cf11e0';
const office = [zip, compoundDocument];
/** A picture is shown by what it is, whatever it is called: JPEG, PNG, GIF, WebP, BMP. */
const pictures = ['ffd8', '89504e47', '47494638', '52494646', '424d'];

const beginnings: Readonly<Partial<Record<FileType, readonly string[]>>> = {
  pdf: ['25504446'],
  png: pictures,
  jpg: pictures,
  jpeg: pictures,
  zip: [zip],
  docx: office,
  xlsx: office,
  pptx: office,
};
const page = /^(?:<!doctype html|<html)/i;

/** So many bytes decide. */
export const decidingBytes = 64;

/**
 * What arrived against the type that its name says: `page` where a web page answers in place of the file, as the login page of a network; `differs` where
 * it is certainly of another type.
 */
export function judgeContent(
  type: FileType | 'unknown',
  start: ArrayLike<number>,
): 'fits' | 'page' | 'differs' {
  if (type === 'txt' || type === 'unknown') return 'fits';
  const bytes = withoutBlankStart(start);
  if (page.test(String.fromCharCode(...bytes))) return 'page';
  const known = beginnings[type];
  const hex = bytes.map((byte) => `0${byte.toString(16)}`.slice(-2)).join('');
  return known === undefined || known.some((beginning) => hex.startsWith(beginning)) ? 'fits' : 'differs';
}
