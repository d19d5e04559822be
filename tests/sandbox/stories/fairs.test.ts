import { describe, expect, it } from 'vitest';
import { openRecords } from '#sandbox/records.ts';
import { answerData } from '#sandbox/dataApi/answerData.ts';
import { isMarkedBy } from '#sandbox/seed/storyMark.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';
import type { Row } from '#sandbox/store/store.ts';
import { lateRows, stories, storyRows } from '#sandbox/stories/stories.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { noonMs, openSandbox } from '../openSandbox.ts';

const idOf = (name: string) => stories.find((story) => story.name === name)?.exhibitionId ?? '';
const sandbox = openSandbox();
const list = async (collection: string, story: string, options: Row = {}, more: Row = {}) =>
  (
    await sandbox.call(`queryList/${collection}`, {
      condition: { ExhibitionId: idOf(story), ...more },
      options,
    })
  ).result;
const count = async (collection: string, story: string) =>
  Number(
    (await sandbox.call(`queryCount/${collection}`, { condition: { ExhibitionId: idOf(story) } })).result,
  );

/** Which exhibitions' late rows a call creates. */
async function createdBy(path: string, params: Row): Promise<readonly string[]> {
  const created = new Set<string>();
  const late = Object.fromEntries(
    Object.entries(lateRows(noonMs)).map(([collection, parts]) => [
      collection,
      parts.map(({ exhibitionId, make }) => ({
        exhibitionId,
        make: () => {
          created.add(exhibitionId);
          return make();
        },
      })),
    ]),
  );
  const records = await openRecords(storyRows(noonMs), createMemoryStore(), { late });
  const body = JSON.stringify({ tenantId: 'sys', userId: '', params });
  const request = new Request('http://sandbox.test/', { method: 'POST', body });
  await answerData(request, path, records, noonMs);
  return [...created];
}

describe('late rows of all stories', () => {
  const parts = Object.entries(lateRows(noonMs));
  const exhibitions = new Set(parts.flatMap(([, of]) => of.map(({ exhibitionId }) => exhibitionId)));

  it('share no id with another row of their collection, and belong to their exhibition', () => {
    for (const [collection, of] of parts) {
      const seeds = storyRows(noonMs)[collection] ?? [];
      const late = of.flatMap(({ exhibitionId, make }) => {
        const rows = make();
        expect(rows.filter((row) => row['ExhibitionId'] !== exhibitionId)).toEqual([]);
        return rows;
      });
      const ids = [...seeds, ...late].map((row) => row['RecordId']);
      expect(ids.filter((id) => !isRecordId(id))).toEqual([]);
      expect(new Set(ids).size, collection).toBe(ids.length);
    }
  });

  it('have ids that name no other exhibition, so that a read by id creates the right ones', () => {
    for (const [, of] of parts)
      for (const { exhibitionId, make } of of) {
        const others = [...exhibitions].filter((other) => other !== exhibitionId);
        const wrong = make().filter((row) =>
          others.some((other) => isMarkedBy(String(row['RecordId']), other)),
        );
        expect(wrong).toEqual([]);
      }
  });

  it.each([
    ['a list', 'queryList/ExhibitorExhibitionInfo', { condition: { ExhibitionId: idOf('open') } }],
    ['a count', 'queryCount/Product', { condition: { ExhibitionId: { $in: [idOf('open')] } } }],
    ['one row', 'query/Product', { recordId: 'productopen0000000000001' }],
    ['rows by id', 'queryList/Product', { recordIdList: ['productopen0000000000001'] }],
    [
      'a list with children',
      'queryList/Product',
      {
        condition: { ExhibitionId: idOf('open') },
        childObjects: [
          { fieldName: 'Said', reference: { object: 'ProductVisitInfoMessage', field: 'ProductId' } },
        ],
      },
    ],
  ])('of the large exhibition are not created by %s of the open one', async (_, path, params) => {
    expect(await createdBy(path, params)).toEqual([idOf('open')]);
  });

  it('are all created by a read that may be about any exhibition', async () => {
    const created = await createdBy('queryCount/Product', { condition: {} });
    expect(created).toEqual(expect.arrayContaining([idOf('open'), idOf('large'), idOf('small')]));
  });
});

describe('the large exhibition', () => {
  it('has 5,000 exhibitors in 8 halls, 10,000 products and two levels of categories', async () => {
    const collections = 'ExhibitorExhibitionInfo ExhibitionHall Product CategoryFirst CategorySecond'.split(
      ' ',
    );
    const counts = await Promise.all(collections.map((collection) => count(collection, 'large')));
    expect(counts).toEqual([5_000, 8, 10_000, 12, 96]);
  });

  it('has 600 exhibitors with content, spread over the list; no other one has products', async () => {
    const exhibitors = await list('ExhibitorExhibitionInfo', 'large');
    const full = exhibitors.filter((row) => row['ShortIntroduce'] !== '');
    expect(full).toHaveLength(600);
    expect(full.filter(({ RankValue }) => Number(RankValue) > 4_000)).toHaveLength(120);
    const ids = new Set(full.map((row) => row['RecordId']));
    const products = await list('Product', 'large');
    expect(products.filter((row) => !ids.has(row['ExhibitorExhibitionInfoId']))).toEqual([]);
  });

  it('shows products that suit their exhibitor', async () => {
    const exhibitors = await list('ExhibitorExhibitionInfo', 'large');
    const kinds = new Map(exhibitors.map((row) => [row['RecordId'], row['ProductTypeInfoId']]));
    const products = await list('Product', 'large');
    const strange = products.filter(
      (row) => kinds.get(row['ExhibitorExhibitionInfoId']) !== row['ProductTypeInfoId'],
    );
    expect(strange).toEqual([]);
  });

  it('has no name and no booth twice', async () => {
    const exhibitors = await list('ExhibitorExhibitionInfo', 'large');
    const names = exhibitors.map((row) => row['CompanyName']);
    expect(new Set(names).size).toBe(5_000);
    const booths = exhibitors.map((row) => String(row['BoothNo'])).filter((booth) => booth !== '');
    expect(new Set(booths).size).toBe(booths.length);
    expect(booths.filter((booth) => !/^[1-8][A-M]\d\d$/.test(booth))).toEqual([]);
  });

  it.each([1, 2, 250, 500])('answers page %i of its products sorted and complete', async (pageIndex) => {
    const sort = { PVNumber: -1, RecordId: 1 };
    const whole = await list('Product', 'large', { sort });
    const page = await list('Product', 'large', { sort, pageIndex, pageSize: 20 });
    expect(page).toHaveLength(20);
    expect(page).toEqual(whole.slice((pageIndex - 1) * 20, pageIndex * 20));
    const views = whole.map((row) => Number(row['PVNumber']));
    expect(views.every((views_, at) => at === 0 || views_ <= (views[at - 1] ?? 0))).toBe(true);
  });

  it('is searched by a part of a name', async () => {
    const found = await list(
      'Product',
      'large',
      { pageIndex: 1, pageSize: 20 },
      { ProductName: '/协作机器人/' },
    );
    expect(found).toHaveLength(20);
    expect(found.filter((row) => !String(row['ProductName']).includes('协作机器人'))).toEqual([]);
  });
});

describe('the other sizes', () => {
  it('small: twelve exhibitors in one hall', async () => {
    expect(await count('ExhibitionHall', 'small')).toBe(1);
    const exhibitors = await list('ExhibitorExhibitionInfo', 'small');
    expect(exhibitors).toHaveLength(12);
    expect(new Set(exhibitors.map((row) => row['ExhibitionHallId'])).size).toBe(1);
  });

  it('empty: no exhibitors, halls, products', async () => {
    for (const collection of ['ExhibitorExhibitionInfo', 'ExhibitionHall', 'Product', 'CategoryFirst'])
      expect(await count(collection, 'empty')).toBe(0);
  });

  it('without halls: no exhibitor names one', async () => {
    expect(await count('ExhibitionHall', 'withouthalls')).toBe(0);
    const exhibitors = await list('ExhibitorExhibitionInfo', 'withouthalls');
    expect(exhibitors.map((row) => row['ExhibitionHallId']).join('')).toBe('');
    expect(exhibitors.map((row) => row['BoothNo'])).toContain('A01');
  });

  it('without English: nothing in any English field', async () => {
    for (const collection of Object.keys(lateRows(noonMs))) {
      const text = JSON.stringify(await list(collection, 'withoutenglish'));
      expect(text.match(/"\w+En":"[^"]+"/g) ?? []).toEqual([]);
    }
    expect(await count('Product', 'withoutenglish')).toBeGreaterThan(0);
  });

  it('every picture that they name is drawn', async () => {
    const rows = await Promise.all(
      Object.keys(lateRows(noonMs)).map((collection) => list(collection, 'small')),
    );
    const named = new Set(JSON.stringify(rows).match(/\/sandbox\/pictures\/[^"\\]+/g));
    expect(named.size).toBeGreaterThan(30);
    for (const path of named) expect([path, (await sandbox.send(path)).status]).toEqual([path, 200]);
  });

  it('stand: the exhibitor at another booth has the name and number of that booth', async () => {
    const { result } = await sandbox.call('exhibitorLogin', {
      UserName: '13800000013',
      UserPassword: 'sandbox2',
    });
    const [login] = result;
    const [booth] = await list('ExhibitorExhibitionInfo', 'stand', {}, { ExhibitorId: login?.['RecordId'] });
    expect(booth).toMatchObject({ CompanyName: login?.['CompanyName'], BoothNo: login?.['BoothNo'] });
  });
});
