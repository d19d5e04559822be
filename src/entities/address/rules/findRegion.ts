import { contains, noRegion, type Region } from './region.ts';
import { type NamedRegion, type RegionIndex, regionIndex, type RegionLevel } from './regionIndex.ts';
import type { Province } from './regionTable.ts';
import { isBoundary, isStreetOrBuilding, splitsAWord } from './wordAfterRegion.ts';

export interface FoundRegion {
  readonly region: Region;
  /** What follows. */
  readonly rest: string;
  /** From 1 to 4: a province, a district without its city, a city, a district with its city or province. */
  readonly certainty: number;
}

interface Step {
  readonly named: NamedRegion;
  /** Where it ends in the text. */
  readonly end: number;
}

/** Provinces, cities and districts, one within the other, at the beginning of a text. */
interface Reading {
  readonly steps: readonly Step[];
  readonly region: Region;
  /** How many characters of the text are names. */
  readonly length: number;
}

const separators = /^[\s,、/|>-]+/;
/** What official forms put between a city and its district. */
const between = /^(?:市辖区|市辖县|(?:省|自治区)?直辖县级行政(?:区划|单位)|县)/;
const formAlone = /^[\s,、/|>-]*(?:市辖区|市辖县|(?:省|自治区)?直辖县级行政(?:区划|单位))/;
const country = /^(?:中华人民共和国|中国)/;

/**
 * The region at the beginning of a text: its longest reading in which the district lies in the city and the city in the province.
 * Of two that are as long only what they have in common is found. 'contradiction' where the text goes on with a city or a district that
 * lies elsewhere; undefined where it begins with no region.
 */
export function findRegion(
  text: string,
  table: readonly Province[],
): FoundRegion | 'contradiction' | undefined {
  const index = regionIndex(table);
  const start = skip(text, country, skip(text, separators, 0));
  const readings = readOn(text, index, { steps: [], region: noRegion, length: 0 }, start).filter((one) =>
    isReliable(one, text, index),
  );
  const length = Math.max(0, ...readings.map((one) => one.length));
  const longest = readings.filter((one) => one.length === length);
  const [first, ...others] = longest;
  if (first === undefined) return undefined;
  const region = others.reduce((common, one) => inCommon(common, one.region), first.region);
  const steps = first.steps.filter(({ named }) => contains(named.region, region));
  const end = steps[steps.length - 1]?.end;
  if (end === undefined) return undefined;
  const rest = withoutForm(text.slice(end)).replace(/^[\s,、/|>-]+(?=\D)/, ' ');
  const isOpen = longest.some((one) => !contains(one.region, region));
  if (region.area === '' && !isOpen && goesOnElsewhere(rest, index, region)) return 'contradiction';
  return { region, rest, certainty: certaintyOf(region, steps.length) };
}

/** Whether a word is the name of a region, short or whole. */
export const isRegionName = (word: string, table: readonly Province[]): boolean =>
  regionIndex(table).named(word).length > 0;

function skip(text: string, pattern: RegExp, at: number): number {
  const [found = ''] = pattern.exec(text.slice(at)) ?? [];
  return at + found.length;
}

/** All readings that begin as this one does, without itself. @param at where it ends */
function readOn(text: string, index: RegionIndex, before: Reading, at: number): Reading[] {
  const from = skip(text, separators, at);
  const readings: Reading[] = [];
  for (const named of namesAt(text, from, index)) {
    if (!follows(named, before)) continue;
    const end = from + named.name.length;
    const reading: Reading = {
      steps: [...before.steps, { named, end }],
      region: named.region,
      length: before.length + named.name.length,
    };
    readings.push(reading);
    for (const repeated of [{ ...reading, end }, ...withRepeated(text, index, reading, end)]) {
      readings.push(...readOn(text, index, repeated, repeated.end));
      const afterForm = skipForm(text, repeated.end);
      if (afterForm !== undefined)
        readings.push(...readOn(text, index, repeated, afterForm).filter(isWholeAt(reading.steps.length)));
    }
  }
  return readings;
}

const isWholeAt = (at: number) => (reading: Reading) => reading.steps[at]?.named.isWhole === true;

function skipForm(text: string, at: number): number | undefined {
  const from = skip(text, separators, at);
  const end = skip(text, between, from);
  return end === from ? undefined : end;
}

/** 上海市 上海市 浦东新区. */
function withRepeated(text: string, index: RegionIndex, reading: Reading, at: number) {
  const [last] = reading.steps.slice(-1);
  if (last?.named.level !== 1) return [];
  const from = skip(text, separators, at);
  return namesAt(text, from, index)
    .filter(({ level, region }) => level === 1 && region.province === reading.region.province)
    .map(({ name }) => ({ ...reading, length: reading.length + name.length, end: from + name.length }));
}

function namesAt(text: string, from: number, index: RegionIndex): readonly NamedRegion[] {
  const found: NamedRegion[] = [];
  for (let length = Math.min(index.longestName, text.length - from); length >= 2; length -= 1)
    found.push(...index.named(text.slice(from, from + length)));
  return found;
}

/** Lower in the hierarchy, and within what was read before. */
function follows({ level, region, needsCity }: NamedRegion, { steps, region: before }: Reading): boolean {
  const last: RegionLevel | 0 = steps[steps.length - 1]?.named.level ?? 0;
  return level > last && contains(before, region) && (!needsCity || last === 2);
}

/** A name without its ending is one only beside a whole one, or within another, and where the word is known to end. */
function isReliable({ steps, region }: Reading, text: string, index: RegionIndex): boolean {
  const last = steps[steps.length - 1];
  if (last === undefined) return false;
  const rest = text.slice(last.end);
  const { level, isWhole, name } = last.named;
  if (isWhole ? splitsAWord(name, rest) : isStreetOrBuilding(rest)) return false;
  if (steps.length === 1) return level === 1 ? isWhole : isOnlyOne(last.named, index);
  const hasWhole = steps.some(({ named }) => named.isWhole);
  const hasProvince = steps[0]?.named.level === 1;
  if (!hasWhole && !hasProvince) return false;
  if (isWhole || level === 2) return true;
  const hasCity = steps.some(({ named }) => named.level === 2) || region.city === region.province;
  return (hasCity || isOnlyTown(last.named, index)) && isBoundary(rest);
}

/** Of an everyday name also no other district begins so: 东乡县 may be 东乡族自治县, and was a 东乡区. */
function isOnlyOne(named: NamedRegion, index: RegionIndex): boolean {
  if (!named.standsAlone) return false;
  const { name, region } = named;
  if (named.level === 2 || name === region.area) return true;
  const stem = name.replace(/(?:自治)?[州县旗区]$/, '');
  return ['', '市', '区', '县', '旗'].every((ending) =>
    index.named(stem + ending).every((one) => one.level < 3 || one.region.area === region.area),
  );
}

/** 义乌 in 浙江 is 义乌市; 伊宁 in 新疆 is a 市 and a 县. */
const isOnlyTown = ({ name, region }: NamedRegion, index: RegionIndex): boolean =>
  region.area.slice(-1) === '市' &&
  index
    .named(name)
    .every((one) => one.region.province !== region.province || one.region.area === region.area);

function inCommon(one: Region, other: Region): Region {
  if (one.province !== other.province) return noRegion;
  if (one.city !== other.city) return { ...noRegion, province: one.province };
  return one.area === other.area ? one : { ...one, area: '' };
}

/** Without a 市辖区 that no district follows; a 县 may be the first character of a name. */
const withoutForm = (rest: string): string => rest.replace(formAlone, '');

function goesOnElsewhere(rest: string, index: RegionIndex, region: Region): boolean {
  const from = skip(rest, separators, 0);
  return namesAt(rest, from, index).some(
    (one) =>
      one.standsAlone &&
      !contains(region, one.region) &&
      !splitsAWord(one.name, rest.slice(from + one.name.length)),
  );
}

function certaintyOf({ city, area }: Region, steps: number): number {
  if (area !== '') return steps > 1 ? 4 : 2;
  return city !== '' ? 3 : 1;
}
