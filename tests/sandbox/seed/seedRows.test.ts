import { describe, expect, it } from 'vitest';
import { contentRecipes } from '#sandbox/seed/contentRecipes.ts';
import type { ContentCollection, ContentWorld } from '#sandbox/seed/contentWorld.ts';
import { seedRows } from '#sandbox/seed/seedRows.ts';
import type { Row } from '#sandbox/store/store.ts';
import { allCollections } from '#scripts/dataApi/allCollections.ts';
import { commonFields } from '#data/collections/definition.ts';
import { readFields } from '#data/collections/readFields.ts';
import { noonMs, openSandbox } from '../openSandbox.ts';

const seeded = Object.keys(contentRecipes) as ContentCollection[];
const definitionOf = (name: string) => {
  const found = allCollections.find(({ collection }) => collection.name === name);
  if (found === undefined) throw new Error(`${name} is not described`);
  return found.collection;
};
const world: ContentWorld = {
  exhibitionId: 'seeded000000000000000001',
  tenantId: 't',
  nowMs: noonMs,
  days: [1, 3],
  exhibitors: 20,
  counts: Object.fromEntries(seeded.map((name) => [name, 60])) as Record<ContentCollection, number>,
};
/** Assumed fields that no screen reads yet; see docs/data-api.md. */
const ahead = 'NameEn JobEn CompanyNameEn nameEn PlaceEn DescriptionEn'.split(' ');
const rowsOf = (collection: ContentCollection, change: Partial<ContentWorld> = {}, seed = 5) =>
  seedRows({ ...world, ...change, collection, count: 60, seed });
const idsOf = (rows: readonly Row[]) => rows.map((row) => String(row['RecordId']));

describe.each(seeded)('seeded rows of %s', (collection) => {
  const { fields } = definitionOf(collection);

  it('are the same for the same seed, and others for another one', () => {
    expect(rowsOf(collection)).toEqual(rowsOf(collection));
    expect(rowsOf(collection, {}, 6)).not.toEqual(rowsOf(collection));
  });

  it('share no id with those of another exhibition', () => {
    const others = new Set(idsOf(rowsOf(collection, { exhibitionId: 'other0000000000000000001' })));
    expect(idsOf(rowsOf(collection)).filter((id) => others.has(id))).toEqual([]);
  });

  it('hold what the collection is described to hold, and nothing else', () => {
    const known = [...Object.keys({ ...commonFields, ...fields }), ...ahead];
    const rows = rowsOf(collection);
    expect(rows).toHaveLength(60);
    expect(Object.keys(rows[0]!).filter((name) => !known.includes(name))).toEqual([]);
    const read = rows.map((row) => readFields(fields, row));
    expect(read.filter((values) => values === undefined)).toEqual([]);
    const never = Object.keys(fields).filter((name) =>
      rows.every((row) => row[name] === undefined || (row[name] === '' && !fields[name]?.endsWith('?'))),
    );
    expect(never).toEqual([]);
    for (const [name, spec] of Object.entries(fields).filter(([, kind]) => !kind.endsWith('?')))
      expect(
        read.filter((values) => values?.[name] === '' || values?.[name] === undefined),
        `${name}: ${spec}`,
      ).toEqual([]);
  });
});

describe.each(['open', 'large', 'small'])('the content of the exhibition %s', (story) => {
  const condition = { ExhibitionId: `${story.padEnd(23, '0')}1` };

  it('refers to rows that are there', async () => {
    const { call } = openSandbox();
    const rowsIn = async (name: string) => (await call(`queryList/${name}`, { condition })).result;
    const targets = ['ExhibitorExhibitionInfo', 'ProductTypeInfo', ...seeded];
    const ids = new Map(
      await Promise.all(targets.map(async (name) => [name, new Set(idsOf(await rowsIn(name)))] as const)),
    );
    for (const collection of seeded) {
      const rows = await rowsIn(collection);
      expect(rows.length, collection).toBeGreaterThan(0);
      const references = Object.entries(definitionOf(collection).references ?? {});
      const broken = references.filter(([field, target]) =>
        rows.some((row) => row[field] !== '' && ids.get(target)?.has(String(row[field])) === false),
      );
      expect(broken, collection).toEqual([]);
    }
  });
});

describe('the content of the open exhibition', () => {
  const condition = { ExhibitionId: 'open00000000000000000001' };

  it('shows a product at its category of the second level, which belongs to that of the first', async () => {
    const { call } = openSandbox();
    const products = (await call('queryList/Product', { condition })).result;
    const seconds = (await call('queryList/CategorySecond', { condition })).result;
    const firstOf = new Map(seconds.map((row) => [row['RecordId'], row['CategoryFirstId']]));
    expect(products).toHaveLength(660);
    expect(products.filter((row) => firstOf.get(row['CategorySecondId']) !== row['CategoryFirstId'])).toEqual(
      [],
    );
  });

  it('has a name in both languages for every category, and for nearly every product', async () => {
    const { call } = openSandbox();
    const isNamed = (row: Row, zh: string, en: string) => row[zh] !== '' && /^[A-Z\d]/.test(String(row[en]));
    for (const collection of ['CategoryFirst', 'CategorySecond']) {
      const rows = (await call(`queryList/${collection}`, { condition })).result;
      expect(rows.filter((row) => !isNamed(row, 'Name', 'NameEn'))).toEqual([]);
      expect(new Set(rows.map((row) => row['Name'])).size).toBe(rows.length);
    }
    const products = (await call('queryList/Product', { condition })).result;
    const named = products.filter((row) => isNamed(row, 'ProductName', 'ProductNameEn'));
    expect(named.length).toBeGreaterThan(580);
    expect(named.length).toBeLessThan(660);
  });

  it('has prices in cents, none, and 0; pictures in both shapes; hidden, withdrawn and hostile products', async () => {
    const { call } = openSandbox();
    const products = (await call('queryList/Product', { condition })).result;
    const prices = products.map((row) => String(row['ProductPrice']));
    expect(prices.filter((price) => !/^\d*$/.test(price))).toEqual([]);
    expect(prices).toEqual(expect.arrayContaining(['', '0']));
    const firsts = products.flatMap((row) => (row['PicList'] as unknown[])[0] ?? []);
    expect(new Set(firsts.map((first) => typeof first))).toEqual(new Set(['object', 'string']));
    for (const hidden of [{ IsShow: false }, { IsRelease: false }, { IsRecycled: true }])
      expect((await call('queryList/Product', { condition: { ...condition, ...hidden } })).resCode).toBe(0);
    expect(products.filter((row) => String(row['ProductName']).includes('<script>')).length).toBeGreaterThan(
      0,
    );
    const keys = products.flatMap((row) =>
      (row['Specifications'] as Row[]).map((one) => Object.keys(one).join()),
    );
    expect(new Set(keys)).toEqual(new Set(['size,price,total', 'Name,Value']));
  });

  it('has a product with more comments than one page shows', async () => {
    const { call } = openSandbox();
    const commented = { ...condition, ProductId: 'productopen0000000000001' };
    const { result } = await call('queryCount/ProductVisitInfoMessage', { condition: commented });
    expect(Number(result)).toBeGreaterThan(20);
  });

  it('has activities that begin before they end, on the days of the exhibition', async () => {
    const { call } = openSandbox();
    const promotions = (await call('queryList/Promotion', { condition })).result;
    const [exhibition] = (
      await call('queryList/Exhibition', { condition: { RecordId: condition.ExhibitionId } })
    ).result;
    const text = (row: Row | undefined, name: string) => String(row?.[name]);
    for (const row of promotions) {
      expect(text(row, 'StartTime') < text(row, 'EndTime')).toBe(true);
      expect(text(row, 'StartTime') >= text(exhibition, 'StartTime')).toBe(true);
      expect(text(row, 'EndTime') <= text(exhibition, 'EndTime')).toBe(true);
    }
  });
});
