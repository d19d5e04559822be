import { isEmail, isMobile } from '#domain/person/contact.ts';
import { isDocumentNumber, longestNumber } from './readDocument.ts';
import { partNumbers, withoutEdges } from './partNumbers.ts';

const clearSigns = /[\t，,;；、|｜【】]/;
const clearSignsAndColon = /[\t，,;；、|｜【】：]|:(?=[^/\d])/;
/** Part of the company's name before it: Nordhav, Inc. */
const legalForm = /^(?:inc|ltd|llc|co|corp|plc|gmbh|limited)\.?$/i;
const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]|[\ud840-\ud88f]/;
const digitsOfNumber = /^[-+\d()\u2010-\u2015\uff0b\uff0d\uff10-\uff19]+[xXｘＸ]?$/;

/** Cannot be part of a name: a mobile number, part of one, a passport number. */
export function isNumberOrAddress(text: string): boolean {
  if (text.indexOf('@') >= 0) return isEmail(text);
  if (text.length > longestNumber) return false;
  const folded = text.normalize('NFKC').replace(/[\s+()-]/g, '');
  const digits = folded.replace(/\D/g, '').length;
  const isCode = /^[A-Za-z\d]{5,}$/.test(folded) && digits * 2 >= folded.length;
  return isCode || isMobile(text) || isDocumentNumber('mainlandId', text);
}

/**
 * Splits a line of a chat: `王芳，江海机电，13900000001`, `王芳 江海机电 139 0000 0001`, `王芳13900000001`. Clear separators first;
 * then spaces, if there was no clear separator or a number is among the words.
 */
export function lineCells(line: string): readonly string[] {
  const parted = partNumbers(line, isNumberOrAddress);
  const withColon = splitClear(parted, clearSignsAndColon);
  const isContactBehind = withColon.some((cell) => splitSpaces(cell).some(isNumberOrAddress));
  const clear = isContactBehind ? withColon : splitClear(parted, clearSigns);
  const cells: string[] = [];
  for (const cell of clear) {
    const words = splitSpaces(cell);
    const isSplit = clear.length === 1 || words.some(isNumberOrAddress);
    cells.push(...(isSplit ? words : [cell]));
  }
  return cells
    .map((cell) => (isNumberOrAddress(cell) ? cell : withoutEdges(cell)))
    .filter((cell) => cell !== '');
}

function splitClear(line: string, signs: RegExp): string[] {
  const cells: string[] = [];
  const by = signs.test(line) ? signs : slashesOf(line);
  for (const part of line.split(by)) {
    const cell = part.trim();
    const before = cells.length - 1;
    if (legalForm.test(cell) && before >= 0) cells[before] += `, ${cell}`;
    else if (cell !== '') cells.push(cell);
  }
  return cells;
}

/** A slash with spaces around it separates; without them only in a line without spaces, or if there are two. */
function slashesOf(line: string): string | RegExp {
  if (line.indexOf(' / ') >= 0) return ' / ';
  const isClear = line.indexOf(' ') < 0 || line.indexOf('/') < line.lastIndexOf('/');
  return isClear ? '/' : clearSigns;
}

function splitSpaces(cell: string): string[] {
  const cells: string[] = [];
  // A wide gap separates words that a single space keeps together.
  for (const group of cell.split(/ {2,}/)) cells.push(...joinWords(joinDigits(group.split(' '))));
  return cells.filter((word) => word !== '');
}

function joinDigits(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const taken = digitWords(words, at);
    joined.push(words.slice(at, at + taken).join(' '));
    at += taken - 1;
  }
  return joined;
}

/** How many words form one mobile number or mainland ID; at most a country code and four groups. */
function digitWords(words: readonly string[], at: number): number {
  for (let taken = 1; taken <= 5 && digitsOfNumber.test(words[at + taken - 1] ?? ''); taken++) {
    const text = words.slice(at, at + taken).join('');
    if (isMobile(text) || isDocumentNumber('mainlandId', text)) return taken;
  }
  return 1;
}

/** Adjacent Latin words stay together; so do two characters of a spaced name (王 芳). */
function joinWords(words: readonly string[]): string[] {
  const joined: string[] = [];
  let last: 'letters' | 'sign' | 'other' = 'other';
  for (const word of words) {
    const kind = kindOf(word);
    const before = joined.length - 1;
    if (kind === 'letters' && last === 'letters') joined[before] += ` ${word}`;
    else if (kind === 'sign' && last === 'sign') joined[before] += word;
    else joined.push(word);
    last = kind;
  }
  return joined;
}

function kindOf(word: string): 'letters' | 'sign' | 'other' {
  if (word === '' || isNumberOrAddress(word)) return 'other';
  if (!eastAsian.test(word)) return 'letters';
  return word.length <= 2 && Array.from(word).length === 1 ? 'sign' : 'other';
}
