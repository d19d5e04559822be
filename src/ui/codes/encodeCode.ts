import JsBarcode from 'jsbarcode';
import { encode } from 'uqr';
import type { Modules } from '#domain/code/codeShapes.ts';

export function modulesOf(value: string): Modules {
  return encode(value, { ecc: 'M', border: 0 }).data;
}

const ascii = /^[\x20-\x7e]{1,48}$/;

/** The CODE128 bars as ones and zeros; '' if it cannot be encoded. */
export function barsOf(value: string): string {
  if (!ascii.test(value)) return '';
  // With a plain object the library only encodes and touches no DOM.
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, value, { format: 'CODE128', displayValue: false });
  return (drawn.encodings ?? []).map(({ data }) => data).join('');
}
