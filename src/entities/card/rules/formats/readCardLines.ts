import { cutCodePoints } from '#domain/text/cleanText.ts';
import { noEnglish } from '../businessCard.ts';
import { type CardFieldsFilled, type CardReading, createFields } from './cardReading.ts';
import { chooseNumber, type CardNumber } from './lines/chooseNumber.ts';
import { chooseName } from './lines/chooseName.ts';
import { cardSegments, type CardSegment } from './lines/cardSegments.ts';
import { findNumbers, numberKind } from './lines/cardNumbers.ts';
import { labelKinds, type LabelKind } from './lines/cardLabels.ts';
import { foldWidth, withoutInvisible } from './lines/foldWidth.ts';
import { isTown, looseKind, type LoosePart, looseParts } from './lines/looseParts.ts';
import { isChineseName } from './lines/surnames.ts';
import { withWords } from './lines/pictograms.ts';

const mostRead = 4_000;
const mostLines = 60;

/** What was found so far; guesses come after everything that a label says. */
interface Found {
  readonly fields: CardFieldsFilled;
  readonly numbers: CardNumber[];
  readonly loose: LoosePart[];
}

/**
 * What can be told of lines copied from an e-mail or a chat. Labels decide, then what a text looks like; where it may be
 * two things its field stays empty. All that has found no field is told as well.
 */
export function readCardLines(text: string): CardReading {
  const found: Found = { fields: createFields(), numbers: [], loose: [] };
  const { fields } = found;
  const segments = firstPerson(joined(segmentsOf(text)), fields);
  for (const segment of segments) readSegment(segment, found);
  const name = chooseName(found.loose, fields.said);
  const names = found.loose.filter(({ kind }) => kind === 'name');
  const isSeveral = fields.said.name === '' && name === undefined && names.length > 1;
  chooseNumber(found.numbers, fields, isSeveral);
  takeLoose(found, name);
  return { texts: fields.said, english: noEnglish, unused: fields.unused };
}

function segmentsOf(text: string): readonly CardSegment[] {
  const lines = withWords(withoutInvisible(cutCodePoints(text, mostRead)))
    .split(/[\n\r\u2028\u2029|｜¦]+| [·•] /)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, mostLines);
  const segments: CardSegment[] = [];
  lines.forEach((line, at) => segments.push(...cardSegments(line, at)));
  return segments;
}

/** A label alone on its line says what the next line is; a town with its code belongs to the address before it. */
function joined(segments: readonly CardSegment[]): readonly CardSegment[] {
  const all: CardSegment[] = [];
  let waiting: CardSegment | undefined;
  for (const segment of segments) {
    const isFree = segment.kinds.length === 0 && !segment.isUnknown;
    const before = all[all.length - 1];
    if (waiting !== undefined && isFree)
      all.push({ ...segment, kinds: waiting.kinds, whole: `${waiting.whole} ${segment.whole}` });
    else if (before !== undefined && isFree && isTown(segment.value) && isAddress(before))
      all[all.length - 1] = {
        ...before,
        whole: `${before.whole}, ${segment.whole}`,
        value: `${before.value}, ${segment.value}`,
      };
    else if (!segment.isWaiting) all.push(segment);
    waiting = segment.isWaiting ? segment : undefined;
  }
  return all;
}

const isAddress = ({ kinds, value }: CardSegment): boolean =>
  kinds.length === 0 ? looseKind(value) === 'address' : kinds[0] === 'address';

/** A second name behind a label begins another person, who is not mixed with the first. */
function firstPerson(segments: readonly CardSegment[], { leave }: CardFieldsFilled): readonly CardSegment[] {
  const names = segments.filter(({ kinds, value }) => kinds[0] === 'name' && !/[\d@]/.test(value));
  const other = names.find(({ value }) => value !== names[0]?.value);
  if (other === undefined) return segments;
  const at = segments.indexOf(other);
  segments.slice(at).forEach(({ whole }) => leave('text', whole));
  return segments.slice(0, at);
}

function readSegment(segment: CardSegment, found: Found): void {
  const { kinds, value, whole, isUnknown } = segment;
  const { fields } = found;
  const has = (kind: LabelKind) => kinds.indexOf(kind) >= 0;
  if (isUnknown) return readUnknown(segment, found);
  if (kinds.length === 0) return readFree(segment, found);
  if (has('mobile') || has('phone') || has('fax')) return readDialled(segment, found);
  if (has('email') || has('website')) return readOnline(segment, found);
  if (kinds.some((kind) => kind !== kinds[0]) || has('other')) return readOther(segment, found);
  const rest = has('address') ? value : takeNumbers(takeAddresses(value, found), found);
  if (kinds[0] === 'address') return fields.take('address', rest, 'text', whole);
  if (kinds[0] === 'company' || kinds[0] === 'job') return fields.take(kinds[0], rest, 'text', whole);
  const [name, ...others] = looseParts(rest, segment.line);
  if (name?.kind !== 'name') return fields.take('name', rest, 'text', whole);
  fields.take('name', withoutGap(name.text), 'text', whole);
  found.loose.push(...others);
}

/** Of a label that is not known: only what has one reading is taken. `王芳：13900000001` has the name for a label. */
function readUnknown(segment: CardSegment, found: Found): void {
  const [label = '', ...values] = segment.whole.split(/[:：]/);
  if (isChineseName(label)) return readFree({ ...segment, value: `${label} ${values.join(':')}` }, found);
  const rest = takeAddresses(segment.whole, found);
  if (rest !== clean(label)) found.fields.leave('text', rest);
}

/** 身份证 11010119900101123X 13800000001: what the label says is one word, a mobile number behind it another. */
function readOther({ whole, value }: CardSegment, found: Found): void {
  const behind = /^\S+\s+(.+)$/.exec(value)?.[1] ?? '';
  const isMobile = numberKind(foldWidth(behind)) === 'mobile';
  if (isMobile) takeNumbers(behind, found);
  found.fields.leave('text', isMobile ? clean(whole.slice(0, whole.length - behind.length)) : whole);
}

/** Without a label: first what its shape tells for certain. */
function readFree(segment: CardSegment, found: Found): void {
  const rest = takeNumbers(takeAddresses(segment.value, found), found);
  if (rest !== '') found.loose.push(...looseParts(rest, segment.line));
}

function readDialled(segment: CardSegment, found: Found): void {
  const { kinds, value, whole } = segment;
  const numbers = findNumbers(foldWidth(value), true);
  if (numbers.length === 0) return readFree(segment, found);
  const has = (kind: LabelKind) => kinds.indexOf(kind) >= 0;
  const isFax = has('fax') && !has('phone') && !has('mobile');
  const kind = isFax ? 'fax' : has('mobile') ? 'mobile' : 'phone';
  numbers.forEach((number, at) => {
    // 电话/传真: 1 / 2 says in this order what they are.
    const own = numbers.length === kinds.length && kinds.length > 1 ? (kinds[at] ?? kind) : kind;
    const [said] = labelKinds(number.remark) ?? [];
    const label = said === 'fax' || (own === 'phone' && said === 'mobile') ? said : own;
    const shown = numbers.length === 1 ? whole : `${number.number} (${labelOf(segment)})`;
    found.numbers.push({ ...number, label, shown, isShared: numbers.length === 1 && has('fax') && !isFax });
    if (said === undefined) found.fields.leave('text', number.remark);
  });
  const rest = without(value, numbers);
  if (rest !== '') found.fields.leave('text', rest);
}

const labelOf = ({ whole, value }: CardSegment): string => clean(whole.slice(0, whole.length - value.length));

function readOnline(segment: CardSegment, found: Found): void {
  const rest = takeAddresses(segment.value, found);
  if (rest === '') return;
  const domain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.exec(foldWidth(rest))?.[0];
  if (domain !== undefined && segment.kinds.indexOf('website') >= 0)
    return found.fields.take('website', domain, 'text', segment.whole);
  // W: may stand in front of the number at work.
  if (findNumbers(foldWidth(rest)).length > 0) return void takeNumbers(rest, found);
  found.fields.leave('text', segment.whole);
}

const email = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/g;
const website = /(?:https?:\/\/|www\.)[^\s\u3000-\u303f\u3400-\u9fff\uff00-\uffef,;|<>"'()]+/gi;
const domainAlone = /^[a-z0-9-]{2,}(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?$/;

/** Takes e-mail addresses and addresses of the web; answers what is left of the text. */
function takeAddresses(text: string, { fields }: Found): string {
  let folded = foldWidth(text);
  let rest = text;
  for (const [field, pattern] of [
    ['email', email],
    ['website', website],
  ] as const)
    for (const match of folded.match(pattern) ?? []) {
      const value = match.replace(/[.:;!?。]+$/, '');
      fields.take(field, value);
      const at = folded.indexOf(match);
      rest = `${rest.slice(0, at)} ${rest.slice(at + match.length)}`;
      folded = `${folded.slice(0, at)} ${folded.slice(at + match.length)}`;
    }
  if (domainAlone.test(folded.trim())) {
    fields.take('website', folded.trim());
    return '';
  }
  return rest === text ? text : clean(rest);
}

function takeNumbers(text: string, found: Found): string {
  const numbers = findNumbers(foldWidth(text));
  for (const number of numbers) {
    const [label] = labelKinds(number.remark) ?? [];
    found.numbers.push({
      ...number,
      label,
      shown: number.remark === '' ? number.number : `${number.number} (${number.remark})`,
      isShared: false,
    });
  }
  return numbers.length === 0 ? text : without(text, numbers);
}

const without = (
  text: string,
  numbers: readonly { readonly start: number; readonly end: number }[],
): string =>
  clean(
    [...numbers]
      .reverse()
      .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text),
  );

/** Without the signs that have parted it from what was taken out. */
const clean = (text: string): string =>
  text
    .replace(/[（(【[<]\s*[)）】\]>]/g, ' ')
    .replace(/^[\s,，、;；:：|/·•*。.-]+|[\s,，、;；:：|/·•(（。-]+$/g, '')
    .replace(/\s{2,}/g, ' ');

/** 王 芳 is set with a gap, and written without. */
const withoutGap = (name: string): string => (isChineseName(name) ? name.replace(/[\s\u3000]+/g, '') : name);

function takeLoose({ fields, loose }: Found, name: LoosePart | undefined): void {
  for (const part of loose) {
    const { text, kind } = part;
    if (part === name) fields.take('name', withoutGap(text), 'text');
    else if (kind === 'company' || kind === 'address' || kind === 'job') fields.take(kind, text, 'text');
    else fields.leave('text', text);
  }
}
