import { noRegion, type Region } from './region.ts';
import type { City, Province } from './regionTable.ts';

export interface FoundRegion extends Region {
  /** What follows. */
  readonly rest: string;
}

/** What people leave out: 江苏 for 江苏省, 广西 for 广西壮族自治区. */
const endings = /(?:壮族自治区|回族自治区|维吾尔自治区|特别行政区|自治区|自治州|地区|省|市|盟|县|区)$/;

function shortOf(name: string): string {
  const short = name.replace(endings, '');
  return short.length >= 2 ? short : name;
}

interface Named {
  readonly name: string;
}

interface Taken<T> {
  readonly found: T | undefined;
  readonly rest: string;
}

/** The one that a text begins with: by its whole name first, the longest of several. */
function take<T extends Named>(text: string, among: readonly T[]): Taken<T> {
  const clean = text.replace(/^[\s,，、-]+/, '');
  for (const nameOf of [({ name }: Named) => name, ({ name }: Named) => shortOf(name)]) {
    const fitting = among.filter((one) => clean.indexOf(nameOf(one)) === 0);
    const found = fitting.sort((one, other) => nameOf(other).length - nameOf(one).length)[0];
    if (found !== undefined) return { found, rest: clean.slice(nameOf(found).length) };
  }
  return { found: undefined, rest: text };
}

const named = (areas: readonly string[]) => areas.map((name) => ({ name }));

/** The region at the beginning of a text, with or without its province; undefined where it begins with none. */
export function findRegion(text: string, table: readonly Province[]): FoundRegion | undefined {
  const province = take(text, table);
  if (province.found === undefined) return withoutProvince(text, table);
  return withinProvince(province.found, province.rest);
}

function withinProvince(province: Province, text: string): FoundRegion {
  // 上海市 上海市 浦东新区, and 上海市 浦东新区.
  const again = province.cities.some(({ name }) => name === province.name)
    ? take(text, [province])
    : undefined;
  const rest = again?.rest ?? text;
  const city = take(rest, province.cities);
  if (city.found !== undefined) return withArea(province, city.found, city.rest);
  const among = province.cities.map((one) => ({ one, area: take(rest, named(one.areas)) }));
  const within = among.find(({ area }) => area.found !== undefined);
  if (within !== undefined) return withArea(province, within.one, rest);
  return { ...noRegion, province: province.name, rest };
}

function withArea(province: Province, city: City, text: string): FoundRegion {
  const area = take(text, named(city.areas));
  return { province: province.name, city: city.name, area: area.found?.name ?? '', rest: area.rest };
}

/** By a whole name of a city, or of a district that no other city has. */
function withoutProvince(text: string, table: readonly Province[]): FoundRegion | undefined {
  const whole = ({ name }: Named) => text.indexOf(name) === 0;
  for (const province of table) {
    const city = province.cities.find(whole);
    if (city !== undefined) return withArea(province, city, text.slice(city.name.length));
  }
  const owners: { readonly province: Province; readonly city: City }[] = [];
  for (const province of table)
    for (const city of province.cities) if (named(city.areas).some(whole)) owners.push({ province, city });
  const [only, another] = owners;
  return only !== undefined && another === undefined ? withArea(only.province, only.city, text) : undefined;
}
