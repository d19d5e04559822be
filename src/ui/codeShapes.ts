import JsBarcode from 'jsbarcode';
import { encode } from 'uqr';

/** Modules of white that a scanner needs around a QR code. */
export const quietModules = 4;

/** The rows of the QR code of `value`; true is a dark module. */
export function modulesOf(value: string): readonly (readonly boolean[])[] {
  return encode(value, { ecc: 'M', border: 0 }).data;
}

const ascii = /^[\x20-\x7e]{1,48}$/;

/** The CODE128 bars of `value` as text of ones and zeros; '' where CODE128 cannot say it. */
export function barsOf(value: string): string {
  if (!ascii.test(value)) return '';
  // Given a plain object the library only encodes: no canvas, no DOM, the drawing stays ours.
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, value, { format: 'CODE128', displayValue: false });
  return (drawn.encodings ?? []).map(({ data }) => data).join('');
}

const groupLength = 4;

/** A code in groups of four, for the eye. */
export function groupsOf(value: string): string[] {
  const characters = Array.from(value);
  const groups: string[] = [];
  for (let start = 0; start < characters.length; start += groupLength)
    groups.push(characters.slice(start, start + groupLength).join(''));
  return groups;
}
