import { nameWithinCity, namesOf, namesOfProvince, type RegionName } from './regionNames.ts';
import { noRegion, type Region } from './region.ts';
import type { City, Province } from './regionTable.ts';

/** 1: a province, 2: a city, 3: a district. */
export type RegionLevel = 1 | 2 | 3;

/** A region by one of its names. */
export interface NamedRegion {
  readonly name: string;
  readonly level: RegionLevel;
  readonly region: Region;
  readonly isWhole: boolean;
  /** It says which region is meant without a province or a city beside it, as far as its name goes. */
  readonly standsAlone: boolean;
  /** It is known only where its city stands before it, as the towns of 东莞 are. */
  readonly needsCity: boolean;
}

export interface RegionIndex {
  readonly named: (name: string) => readonly NamedRegion[];
  readonly longestName: number;
}

/** Parts of many cities are called so. */
const common =
  /^(?:.区|[城河江路][东西南北中]区|老城区|新城区|新市区|城关区|市中区|港口区|站前区|老边区|郊区|城区|矿区|新区|开发区)$/;
const ended = /[省市区县旗州盟岛]$/;
const town = /(?:街道|镇|乡)$/;
/** What no address says, or says between two others. */
const unsaid = /直辖县级行政区划$|^县$/;

const indexes = new WeakMap<readonly Province[], RegionIndex>();

/** Made once for a table. */
export function regionIndex(table: readonly Province[]): RegionIndex {
  const known = indexes.get(table);
  if (known !== undefined) return known;
  const all = new Map<string, NamedRegion[]>();
  let longestName = 0;
  const add = (one: NamedRegion) => {
    all.set(one.name, [...(all.get(one.name) ?? []), one]);
    longestName = Math.max(longestName, one.name.length);
  };
  for (const province of table) addProvince(province, add);
  const made = { named: (name: string) => all.get(name) ?? [], longestName };
  indexes.set(table, made);
  return made;
}

type Add = (one: NamedRegion) => void;

function addProvince(province: Province, add: Add): void {
  const region = { ...noRegion, province: province.name };
  for (const name of namesOfProvince(province.name)) add(named(name, 1, region, false));
  for (const city of province.cities) {
    // Of a municipality the city is the province, and is not found as a second region.
    if (city.name !== province.name && !unsaid.test(city.name))
      for (const name of namesOf(city.name)) add(named(name, 2, { ...region, city: city.name }, false));
    addAreas(province, city, add);
  }
}

function addAreas(province: Province, city: City, add: Add): void {
  for (const area of city.areas) {
    const region = { province: province.name, city: city.name, area };
    const isTown = town.test(area);
    for (const name of namesOf(area)) add(named(name, 3, region, isTown));
    const within = nameWithinCity(area, province.name, city.name);
    if (within !== undefined) add(named({ text: within, isWhole: true }, 3, region, true));
  }
}

const named = (
  { text, isWhole }: RegionName,
  level: RegionLevel,
  region: Region,
  needsCity: boolean,
): NamedRegion => ({
  name: text,
  level,
  region,
  isWhole,
  standsAlone: isWhole && !needsCity && !common.test(text) && ended.test(text),
  needsCity,
});
