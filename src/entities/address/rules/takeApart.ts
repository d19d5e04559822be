import { cleanText } from '#domain/text/cleanText.ts';
import { findReceiver, type RegionSpan } from './findReceiver.ts';
import { type FoundRegion, findRegion, isRegionName } from './findRegion.ts';
import { type PastedPart, pastedParts } from './pastedParts.ts';
import { isPlace } from './personName.ts';
import { contains, noRegion, type Region } from './region.ts';
import type { Province } from './regionTable.ts';

/** What was found in a pasted text; '' for what was not, and for what can be read in two ways. */
export interface TakenApart extends Region {
  readonly name: string;
  readonly phone: string;
  readonly postalCode: string;
  readonly detail: string;
  /** What no field has, as it was written: a second number, the number of an identity card, a word of unknown use. */
  readonly unused: readonly string[];
}

const longest = 600;
const longestKept = 5_000;
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2069\ufeff]/g;

/** Takes a whole address apart, as it is copied from a chat or another shop; in any order of its parts. */
export function takeApart(pasted: string, table: readonly Province[]): TakenApart {
  const all = cleanText(pasted, longestKept);
  const text = cleanText(all, longest);
  const found = pastedParts(text.normalize('NFKC').replace(invisible, ''));
  const tooMuch = all.slice(text.length).trim();
  const receiver = findReceiver(found.parts, spanOf(found.parts, table), (word) => isRegionName(word, table));
  const { region, detail, unused } = placed(receiver.others, table);
  const [phone, ...otherPhones] = found.phones;
  const [postalCode, ...otherCodes] = found.postalCodes;
  return {
    ...region,
    name: receiver.name,
    phone: otherPhones.length === 0 ? (phone ?? '') : '',
    postalCode: otherCodes.length === 0 ? (postalCode ?? '') : '',
    detail,
    unused: [
      ...receiver.unused,
      ...(otherPhones.length === 0 ? [] : found.phones),
      ...(otherCodes.length === 0 ? [] : found.postalCodes),
      ...unused,
      ...found.unused,
      ...(tooMuch === '' ? [] : [tooMuch]),
    ],
  };
}

interface Start extends FoundRegion {
  /** At which part it begins, and how many parts it takes, at least in part. */
  readonly from: number;
  readonly to: number;
}

const joined = (parts: readonly PastedPart[]) => parts.map(({ text }) => text).join(' ');

/** The one region of the parts; undefined for none, and for two. */
function regionStart(parts: readonly PastedPart[], table: readonly Province[]): Start | undefined {
  const starts: Start[] = [];
  for (let from = 0; from < parts.length; from += 1) {
    const text = joined(parts.slice(from));
    const found = findRegion(text, table);
    if (found === 'contradiction') return undefined;
    if (found !== undefined)
      starts.push({ ...found, from, to: lastPart(parts, from, text.length - found.rest.length) });
  }
  const certainty = Math.max(0, ...starts.map((one) => one.certainty));
  const best = starts.filter((one) => one.certainty === certainty);
  const [first] = best;
  if (first === undefined) return undefined;
  return best.every(({ region }) => isSame(region, first.region)) ? first : undefined;
}

/** @param length how many characters the region takes, from the beginning of part `from` */
function lastPart(parts: readonly PastedPart[], from: number, length: number): number {
  let at = from;
  for (let end = parts[from]?.text.length ?? 0; end < length && at + 1 < parts.length; ) {
    at += 1;
    end += 1 + (parts[at]?.text.length ?? 0);
  }
  return at;
}

const isSame = (one: Region, other: Region): boolean => contains(one, other) && contains(other, one);

function spanOf(parts: readonly PastedPart[], table: readonly Province[]): RegionSpan | undefined {
  const start = regionStart(parts, table);
  return start && { from: start.from, to: start.to, isComplete: start.region.area !== '' };
}

interface Placed {
  readonly region: Region;
  readonly detail: string;
  readonly unused: readonly string[];
}

/** Region and detail. Words before the region that say no place are no part of the address. */
function placed(parts: readonly PastedPart[], table: readonly Province[]): Placed {
  const start = regionStart(parts, table);
  if (start === undefined) return { region: noRegion, detail: joined(parts), unused: [] };
  const before = parts.slice(0, start.from);
  const isDetail = ({ text }: PastedPart) => isPlace(text) || isRegionName(text, table);
  const texts = [
    ...before.filter(isDetail).map(({ text }) => text),
    ...withoutRepeated(start.rest, start.region, table),
  ];
  return {
    region: start.region,
    detail: texts.filter((text) => text !== '').join(' '),
    unused: before.filter((part) => !isDetail(part)).map(({ text }) => text),
  };
}

/** A form gives the region, and often again the whole address. */
function withoutRepeated(rest: string, region: Region, table: readonly Province[]): string[] {
  return rest
    .trim()
    .split(' ')
    .map((word) => {
      const found = findRegion(word, table);
      if (found === undefined || found === 'contradiction' || region.area === '') return word;
      const isWhole = isSame(found.region, region);
      return isWhole || (found.rest === '' && contains(found.region, region)) ? found.rest : word;
    });
}
