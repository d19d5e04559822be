import table from './regions.json';

export interface City {
  readonly name: string;
  readonly areas: readonly string[];
}

export interface Province {
  readonly name: string;
  readonly cities: readonly City[];
}

/** Provinces, cities and districts in the order of the standard. In the four municipalities the city is the province. */
export const regionTable: readonly Province[] = table.provinces.map((line) => {
  const [province = '', ...cities] = line.split('|');
  return { name: province, cities: cities.map(readCity) };
});

function readCity(text: string): City {
  const [name = '', areas = ''] = text.split(':');
  return { name, areas: areas.split(' ') };
}
