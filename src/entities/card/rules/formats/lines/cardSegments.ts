import { labelAt, type LabelKind } from './cardLabels.ts';
import { foldWidth } from './foldWidth.ts';

/** A part of a line: what a label says of it, and the value behind the label, as it is written. */
export interface CardSegment {
  /** Empty without a label. */
  readonly kinds: readonly LabelKind[];
  /** With its label. */
  readonly whole: string;
  readonly value: string;
  readonly line: number;
  /** Of a label that stands alone on its line, whose value is on the next one. */
  readonly isWaiting: boolean;
  /** A label that is not known stands in front: what it says cannot be told. */
  readonly isUnknown: boolean;
}

interface LabelPlace {
  readonly kinds: readonly LabelKind[];
  readonly start: number;
  readonly valueAt: number;
}

const address = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s\u3000-\u303f\u3400-\u9fff,;|]+/gi;
const dialled: readonly LabelKind[] = ['mobile', 'phone', 'fax', 'other'];
const isDialled = (kinds: readonly LabelKind[]) => kinds.every((kind) => dialled.indexOf(kind) >= 0);
const aNumber = /^\s*[+(]*\d(?:[ ().+/-]*\d){4}/;
const aLongNumber = /^\s*(?:[+(]+\d|0\d|\d(?:[ ().+/-]*\d){6})/;

/** One line of a card, parted where a label begins. */
export function cardSegments(line: string, at: number): readonly CardSegment[] {
  const folded = foldWidth(line);
  const places = labelPlaces(folded);
  const segments: CardSegment[] = [];
  const add = (start: number, end: number, place?: LabelPlace) => {
    const whole = trimmed(line.slice(start, end));
    const value = place === undefined ? whole : trimmed(line.slice(place.valueAt, end));
    if (whole === '') return;
    const isWaiting = place !== undefined && value === '';
    const isUnknown = place === undefined && unknownLabel.test(foldWidth(whole));
    segments.push({ kinds: place?.kinds ?? [], whole, value, line: at, isWaiting, isUnknown });
  };
  add(0, places[0]?.start ?? line.length);
  places.forEach((place, index) => add(place.start, places[index + 1]?.start ?? line.length, place));
  return segments;
}

/** `主营：轴承`, but neither an address of the web nor a time. */
const unknownLabel = /^[^\s:\d@][^:@]{0,24}?\s*:\s*(?!\/\/)\S/;
const edges = /^[\s,，、;；|·•/*>]+|[\s,，、;；|·•/]+$/g;
/** An address of the web may end in a slash. */
const trimmed = (text: string) => {
  const line = text.replace(edges, '');
  return /(?:https?:|www\.)\S*$/i.test(line) && text.indexOf(`${line}/`) >= 0 ? `${line}/` : line;
};

function labelPlaces(folded: string): readonly LabelPlace[] {
  const taken = addressRanges(folded);
  const places: LabelPlace[] = [];
  for (let at = 0; at < folded.length; at += 1) {
    const inAddress = taken.find(([start, end]) => at >= start && at < end);
    if (inAddress !== undefined) at = inAddress[1] - 1;
    else {
      const place = mayBegin(folded, at) ? labelPlaceAt(folded, at) : withinSentence(folded, at);
      if (place !== undefined) {
        places.push(place);
        at = place.valueAt - 1;
      }
    }
  }
  return places;
}

function addressRanges(folded: string): readonly (readonly [start: number, end: number])[] {
  const ranges: [number, number][] = [];
  address.lastIndex = 0;
  for (let match = address.exec(folded); match !== null; match = address.exec(folded))
    ranges.push([match.index, match.index + match[0].length]);
  return ranges;
}

/** At the beginning, behind a sign or a gap; in Chinese also immediately behind a number or a letter. */
function mayBegin(folded: string, at: number): boolean {
  const [before, sign] = [folded.charAt(at - 1), folded.charAt(at)];
  if (sign.trim() === '') return false;
  if (before === '' || /[【[]/.test(sign) || /[\s,，、;；|·•/)\]】>*。]/.test(before)) return true;
  return /[\u3400-\u9fff]/.test(sign) && /[\dA-Za-z]/.test(before);
}

/** 我的手机13800001234: only where a number follows. */
function withinSentence(folded: string, at: number): LabelPlace | undefined {
  if (!/^[\u3400-\u9fff]{2}$/.test(folded.slice(at - 1, at + 1))) return undefined;
  const place = labelPlaceAt(folded, at);
  const isNumber = place !== undefined && isDialled(place.kinds) && aNumber.test(folded.slice(place.valueAt));
  return isNumber ? place : undefined;
}

function labelPlaceAt(folded: string, start: number): LabelPlace | undefined {
  const open = /^[[【(<「]\s*/.exec(folded.slice(start))?.[0].length ?? 0;
  const label = labelAt(folded, start + open);
  if (label === undefined) return undefined;
  const { kinds, isLetter } = label;
  const rest = folded.slice(label.end);
  const close = /^\s*[\])】>」]/.exec(rest)?.[0].length ?? 0;
  if (open > 0 && close === 0) return undefined;
  // Behind a number it says what that was, unless such labels stand in front of the numbers here.
  if (open > 0 && /\d\s*$/.test(folded.slice(0, start)) && !/^\s*[[【(<「]/.test(folded)) return undefined;
  // 手机（微信同号）：
  const sign = /^\.?\s*(?:\([^()]{1,12}\)\s*)?:\s*/.exec(rest.slice(close))?.[0].length;
  const place = (length: number): LabelPlace => ({ kinds, start, valueAt: label.end + length });
  if (sign !== undefined) return place(close + sign);
  if (close > 0 && (open > 0 || isLetter))
    return isLetter && !fitsLetter(kinds, rest.slice(close)) ? undefined : place(close);
  return withoutSign(rest, start === 0, label, place);
}

type MakePlace = (length: number) => LabelPlace;

/** A label without a colon: a number follows, a wide gap, or nothing. */
function withoutSign(
  rest: string,
  isFirst: boolean,
  { kinds, isLetter }: { readonly kinds: readonly LabelKind[]; readonly isLetter: boolean },
  place: MakePlace,
): LabelPlace | undefined {
  const dot = /^\.?\s*(?:[#是为]\s*(?=[+(\d]))?/.exec(rest)?.[0].length ?? 0;
  const value = rest.slice(dot);
  if (isLetter) return dot > 0 && fitsLetter(kinds, value) ? place(dot) : undefined;
  if (value === '') return isFirst ? place(dot) : undefined;
  if (isDialled(kinds) && aNumber.test(value)) return place(dot);
  const dash = /^\.?\s+-\s+/.exec(rest)?.[0].length;
  if (dash !== undefined) return place(dash);
  if (/^(?:\t| {2,})/.test(rest)) return place(dot);
  return /^\s/.test(rest) && fitsWord(kinds[0], value) ? place(dot) : undefined;
}

/** T 0755…, E. tom@example.com, but A. Miller is a name. */
function fitsLetter(kinds: readonly LabelKind[], value: string): boolean {
  if (isDialled(kinds)) return aLongNumber.test(value);
  if (kinds[0] === 'email') return /^\s*[^\s@]+@/.test(value);
  if (kinds[0] === 'website')
    return /^\s*(?:https?:|www\.|[\w-]+\.[a-z]{2,})/i.test(value) || aLongNumber.test(value);
  return kinds[0] === 'address' && /^\s*\d/.test(value);
}

/** 姓名 王芳, Email tom@example.com: what follows is what the label says. */
function fitsWord(kind: LabelKind | undefined, value: string): boolean {
  switch (kind) {
    case 'name':
      return !/[\d@]/.test(value);
    case 'email':
      return /^\S+@\S/.test(value);
    case 'website':
      return /^\S+\.\S/.test(value);
    case 'address':
      return /\d/.test(value) || /^[\u3400-\u9fff]/.test(value);
    case 'company':
    case 'job':
      return /^[\u3400-\u9fff]/.test(value);
    default:
      return false;
  }
}
