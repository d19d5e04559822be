/** Where a booth stands in its hall, as its number says. */
export interface BoothPlace {
  /** `A`, `3B`, `E3 C` or `19.1 A`; as it is shown. */
  readonly row: string;
  readonly position: number;
  /** `2` of `B07-2`, `B` of `A12B`; '' of a whole booth. */
  readonly part: string;
}

/** What people write around the number of a hall or a booth. */
const words = /号?馆|號?館|展位|\b(?:hall|booth|stand)\b/gi;
/** Several booths in one text. */
const several = /[、,，;；&+~～]|\band\b|和|至/i;
const allowed = /^[A-Z\d\s\-–—._/#]+$/;
const longest = 24;
const [mostLetters, mostDigits] = [3, 4];

const isDigits = (token: string) => /^\d+$/.test(token);
const plain = (token: string) => (isDigits(token) ? String(Number(token)) : token);

/**
 * Reads the number of a booth. Undefined where it names no row, names more than one booth, or can be read in two ways: `12B` (booth 12B, or
 * row 12B without a number), `B07-12` (a part of booth 7, or booth 12 of row B7), `101-103` (two booths, or a row and a booth).
 */
export function readBooth(boothNo: string): BoothPlace | undefined {
  const text = boothNo.normalize('NFKC').replace(words, ' ').trim().toUpperCase();
  if (text.length > longest || several.test(text) || !allowed.test(text)) return undefined;
  const tokens = text.match(/[A-Z]+|\d+/g) ?? [];
  if (tokens.some((token) => token.length > (isDigits(token) ? mostDigits : mostLetters))) return undefined;
  const letterAts = tokens.map((token, at) => (isDigits(token) ? -1 : at)).filter((at) => at >= 0);
  return letterAts.length === 0 ? ofDigits(tokens, text) : ofLetters(tokens, letterAts, text);
}

/** `1-203`: what stands before the longer number is no booth. */
function ofDigits(tokens: readonly string[], text: string): BoothPlace | undefined {
  const [row = '', position = ''] = tokens;
  const isRead = tokens.length === 2 && row.length <= 2 && position.length >= 2;
  return isRead && position.length > row.length && text.indexOf('/') < 0
    ? { row: plain(row), position: Number(position), part: '' }
    : undefined;
}

function ofLetters(
  tokens: readonly string[],
  letterAts: readonly number[],
  text: string,
): BoothPlace | undefined {
  const isSuffixed = letterAts.length > 1 && letterAts[letterAts.length - 1] === tokens.length - 1;
  const suffix = isSuffixed ? (tokens[tokens.length - 1] ?? '') : '';
  const rowAts = isSuffixed ? letterAts.slice(0, -1) : letterAts;
  const [rowAt = 0] = rowAts.slice(-1);
  const behind = tokens.slice(rowAt + 1, isSuffixed ? -1 : undefined);
  const [position = '', part = ''] = behind;
  if (position === '' || behind.length > (isSuffixed ? 1 : 2) || suffix.length > 1) return undefined;
  // A part has one digit behind a number of two or more.
  if (part !== '' && (part.length > 1 || position.length < 2)) return undefined;
  if (!isOneRow(tokens.slice(0, rowAt + 1), text)) return undefined;
  const row = rowName(tokens.slice(0, rowAt + 1));
  return { row, position: Number(position), part: suffix === '' ? part : suffix };
}

/** `A`, `3B`, `19.1A`, `E3 C`, and not the two booths of `A12-A15` or `A12/B14`. */
function isOneRow(tokens: readonly string[], text: string): boolean {
  const letters = tokens.filter((token) => !isDigits(token));
  if (letters.length === 1) return tokens.length <= 3 && text.indexOf('/') < 0;
  const [hall = '', number = '', row] = tokens;
  return (
    tokens.length === 3 && !isDigits(hall) && number.length === 1 && row !== hall && text.indexOf('/') < 0
  );
}

function rowName(tokens: readonly string[]): string {
  const letters = tokens[tokens.length - 1] ?? '';
  const before = tokens.slice(0, -1).map(plain);
  if (before.length === 0) return letters;
  if (before.length === 1) return `${before[0]}${letters}`;
  return isDigits(before[0] ?? '') ? `${before.join('.')} ${letters}` : `${before.join('')} ${letters}`;
}
