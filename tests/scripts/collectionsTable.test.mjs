import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collectionsTable, endMarker, startMarker } from '#scripts/dataApi/collectionsTable.mjs';
import { allCollections } from '#scripts/dataApi/allCollections.ts';
import { commonFields } from '#data/collections/definition.ts';

const sourceOf = (file) => readFileSync(file, 'utf8');
const cells = (markdown) =>
  markdown.split('\n').filter((line) => line.startsWith('|') && !/^\|[\s|-]+$/.test(line));

describe('the table of collections', () => {
  it('in docs/data-api.md is what the definitions say; `node scripts/writeDataApi.mjs` writes it', () => {
    const page = readFileSync('docs/data-api.md', 'utf8');
    const written = page.split(startMarker)[1]?.split(endMarker)[0] ?? '';
    expect(written.trim()).toBe(collectionsTable(allCollections, sourceOf));
  });

  it('has a row for each collection and each field, with its meaning and how well it is known', () => {
    const collection = {
      name: 'Hall',
      known: 'seen',
      knownOtherwise: { assumed: ['Sort'] },
      fields: { ExhibitionId: 'id', Sort: 'number?' },
      references: { ExhibitionId: 'Exhibition' },
      askedBy: ['RecordId'],
    };
    const source = "name: 'Hall',\n/** Small numbers\n come first. */\n Sort: 'number?'";
    expect(cells(collectionsTable([{ collection, file: 'src/a.ts' }], () => source))).toEqual([
      '| collection | how it is asked | how well known | where to change it |',
      '| `Hall` | `data/queryList/Hall`; asked for by `RecordId` | seen elsewhere | `src/a.ts` |',
      '| field | what it is | how well known |',
      '| `Hall.ExhibitionId` | id of `Exhibition`, or its row | seen elsewhere |',
      '| `Hall.Sort` | number, may be missing. Small numbers come first | assumed |',
    ]);
  });
});

describe('the definitions', () => {
  it.each(allCollections.map(({ collection }) => [collection.name, collection]))(
    'of %s name only fields that it has, and each name once',
    (name, { fields, references = {}, knownOtherwise = {}, askedBy, personal = [], properties = [] }) => {
      const known = Object.values(knownOtherwise).flat();
      for (const field of [...Object.keys(references), ...askedBy, ...personal, ...properties, ...known])
        expect({ ...commonFields, ...fields }, field).toHaveProperty(field);
      expect(new Set(known).size).toBe(known.length);
      expect(askedBy).toEqual(expect.arrayContaining([...personal]));
      expect(allCollections.filter(({ collection }) => collection.name === name)).toHaveLength(1);
    },
  );

  it('refer only to collections that are described, or to one of the few that no screen reads', () => {
    const names = allCollections.map(({ collection }) => collection.name);
    const targets = allCollections.flatMap(({ collection }) => Object.values(collection.references ?? {}));
    const undescribed = new Set(targets.filter((target) => !names.includes(target)));
    expect(Array.from(undescribed).sort()).toEqual(['Exhibitor', 'Organization']);
  });
});
