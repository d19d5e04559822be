/** `mobile` by its shape (mainland), `hotline` 400 and 800. */
export type NumberKind = 'mobile' | 'phone' | 'hotline';

export interface FoundNumber {
  readonly kind: NumberKind;
  /** As it is written, without its extension, and without the (0) that no one dials from abroad. */
  readonly number: string;
  /** '' for none. */
  readonly extension: string;
  /** What stands in brackets behind it, such as Fax. */
  readonly remark: string;
  /** Where it stands, with extension and remark. */
  readonly start: number;
  readonly end: number;
}

const run = /[+(]*\d(?:[\d ().+/-]*\d)?/g;
const extension = /^\s*(?:转|轉|分机|extension|ext|x|#)\s*[.:]?\s*(\d{1,6})(?!\d)/i;
const remark = /^\s*\(\s*([^()\d]{1,16}?)\s*\)/;
/** Direct lines are written alike in Germany: only behind an area code of the mainland and a whole number. */
const chineseExtension = /^(\(?0(?:10|2\d|[3-9]\d{2})(?:\)\s*|-)\d{4}[ -]?\d{3,4})-(\d{1,5})$/;
const date =
  /(?:^|\D)(?:19|20)\d{2}[-./ ](?:0?[1-9]|1[0-2])[-./ ]\d{1,2}(?!\d)|(?:^|\D)\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)\d{2}(?!\d)/;
const american = /^(?:\+?1[-. ]?)?\(?[2-9]\d{2}\)?[-. ]*\d{3}[-. ]\d{4}$/;
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** What a whole text is, if it is one number without a doubt. */
export function numberKind(text: string): NumberKind | undefined {
  const digits = digitsOf(text);
  if (date.test(text) || digits.length < 7) return undefined;
  const isAbroad = /^\(?\s*(?:\+|00)\s*\(?[1-9]/.test(text);
  const withCode = digits.replace(/^00/, '');
  const mobile = isAbroad ? /^860?1[3-9]\d{9}$/ : /^(?:86)?0?1[3-9]\d{9}$/;
  if (mobile.test(withCode) && !/^1[-. ]\(?\d{3}\)?[-. ]/.test(text)) return 'mobile';
  if (isAbroad) return withCode.length <= 15 ? 'phone' : undefined;
  if (/^[48]00[- ]\d{3,4}[- ]?\d{3,4}$/.test(text) && digits.length === 10) return 'hotline';
  if (american.test(text)) return 'phone';
  const length = digits.length;
  if (/^\(?0/.test(text)) return length >= 9 && length <= 12 ? 'phone' : undefined;
  if (/^\(?86[-) ]/.test(text)) return length >= 10 && length <= 14 ? 'phone' : undefined;
  return /^\(\d{2,4}\)/.test(text) && length >= 8 && length <= 13 ? 'phone' : undefined;
}

/** What stands behind a label is a number also where its shape alone would not say so. */
const mayBeNumber = (text: string): boolean => {
  const { length } = digitsOf(text);
  return length >= 5 && length <= 15 && !date.test(text);
};

/**
 * All numbers by which someone can be called. Those of cards, accounts, companies and dates are none.
 * @param text with signs of ASCII (`foldWidth`)
 */
export function findNumbers(text: string, isLabelled = false): readonly FoundNumber[] {
  const found: FoundNumber[] = [];
  run.lastIndex = 0;
  for (let match = run.exec(text); match !== null; match = run.exec(text)) {
    const start = match.index;
    if (match[0].length > longestText) continue;
    if (/[A-Za-z0-9_@&=]/.test(text.charAt(start - 1))) continue;
    let end = start + match[0].length;
    const tail = extension.exec(text.slice(end));
    end += tail?.[0].length ?? 0;
    if (/[A-Za-z0-9_@]/.test(text.charAt(end))) continue;
    const note = remark.exec(text.slice(end));
    const numbers = numbersOf(match[0], start, isLabelled);
    const last = numbers.pop();
    if (last === undefined) continue;
    found.push(...numbers, {
      ...last,
      extension: tail?.[1] ?? last.extension,
      remark: note?.[1] ?? '',
      end: end + (note?.[0].length ?? 0),
    });
  }
  return found;
}

/** Of a run of digits and signs, which may be several numbers. */
function numbersOf(whole: string, start: number, isLabelled: boolean): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (const [part, at] of partsOf(whole, / \/ | {2,}|[ /](?=\+)/)) {
    const one = numberAt(part, start + at, false);
    const several = one === undefined ? severalIn(part, start + at, isLabelled) : [one];
    const more = several.length === 0 && isLabelled ? numberAt(part, start + at, true) : undefined;
    found.push(...several, ...(more === undefined ? [] : [more]));
  }
  return found;
}

function numberAt(text: string, start: number, isLabelled: boolean): FoundNumber | undefined {
  // The bracket in front of it is closed behind it.
  const inside = text.indexOf(')') < 0 ? text.replace(/^\(+/, '') : text;
  const parts = chineseExtension.exec(inside);
  const number = parts?.[1] ?? inside;
  const kind = numberKind(number) ?? (isLabelled && mayBeNumber(number) ? 'phone' : undefined);
  if (kind === undefined) return undefined;
  const end = start + text.length;
  return { kind, number: dialled(number), extension: parts?.[2] ?? '', remark: '', start, end };
}

/** `13900000001/13800000002`, `518000 13900000001`. Nothing where one of the parts is no number: it may be an account. */
function severalIn(text: string, start: number, isLabelled: boolean): readonly FoundNumber[] {
  if (text.indexOf('/') >= 0) {
    const found = partsOf(text, /\//).map(([part, at]) => numberAt(part, start + at, false));
    const clear = found.filter((one) => one !== undefined);
    if (clear.length === found.length || (isLabelled && clear.length > 0)) return clear;
    return [];
  }
  const words = partsOf(text, / /);
  const found: FoundNumber[] = [];
  for (let from = 0; from < words.length; ) {
    let to = words.length;
    let one: FoundNumber | undefined;
    for (; to > from && one === undefined; to -= one === undefined ? 1 : 0) {
      const [, first = 0] = words[from] ?? [];
      const [last = '', lastAt = 0] = words[to - 1] ?? [];
      one = numberAt(text.slice(first, lastAt + last.length), start + first, false);
    }
    const [word = ''] = words[from] ?? [];
    if (one === undefined && !/^\d{6}$/.test(word) && !date.test(word)) return [];
    if (one !== undefined) found.push(one);
    from = one === undefined ? from + 1 : to;
  }
  return found;
}

/** The parts between the signs, each with its place. */
function partsOf(text: string, signs: RegExp): readonly (readonly [part: string, at: number])[] {
  const parts: [string, number][] = [];
  let at = 0;
  for (const part of text.split(signs)) {
    const found = text.indexOf(part, at);
    if (part.trim() !== '') parts.push([part, found]);
    at = found + part.length;
  }
  return parts;
}

const longestNumber = 24;
/** A text that is longer is no number. */
const longestText = 120;

/** @returns the number without the zero that is dialled within the country alone */
function dialled(text: string): string {
  const number = text
    .replace(/^(\(?(?:\+|00)[\d ()-]*?)\s*\(0\)[ -]*/, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
  return short(number);
}

/** Without its gaps, where it would be cut with them. */
const short = (number: string): string =>
  number.length <= longestNumber ? number : number.replace(/[^\d+]/g, '');

/** One number that stands alone, such as that of a vCard, as it is written; undefined where it is none. Extensions of iOS stand behind a comma. */
export function readNumber(text: string): Pick<FoundNumber, 'number' | 'extension' | 'kind'> | undefined {
  if (text.length > longestText) return undefined;
  const parts =
    /^(.*?\d.*?)(?:,+|;\s*ext\s*=|\s*(?:转|轉|分机|extension|ext|x|#)\s*[.:]?)\s*(\d{1,6})#?\s*$/i.exec(text);
  const number = (parts?.[1] ?? text).trim();
  if (!/\d/.test(number)) return undefined;
  const split = chineseExtension.exec(number);
  const whole = split?.[1] ?? number;
  const kind = numberKind(whole) ?? 'phone';
  return { kind, number: short(whole.replace(/\s+/g, ' ')), extension: parts?.[2] ?? split?.[2] ?? '' };
}
