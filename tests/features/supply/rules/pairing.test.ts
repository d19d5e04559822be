import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import chinese from '#domain/matching/chinese.json';
import { readChineseTable } from '#domain/matching/readChineseTable.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { type FitReason, fitOf, fittingPosts, preparePosts } from '#features/supply/rules/pairing.ts';
import { supplyPost } from '../supplyPost.ts';

const table = readChineseTable(chinese);
/** 2027-03-10 12:00 at the venue. */
const nowMs = Date.UTC(2027, 2, 10, 4);

function fit(...two: [SupplyPost, SupplyPost]) {
  const [one, other] = preparePosts(two, table);
  return one && other && fitOf(one, other, nowMs);
}

const reasonsOf = (supply: Partial<SupplyPost>, demand: Partial<SupplyPost>) =>
  fit(supplyPost({ closingDate: '', ...supply }), supplyPost({ kind: 'demand', closingDate: '', ...demand }))
    ?.reasons;

const none = undefined;
type Case = [
  what: string,
  supply: Partial<SupplyPost>,
  demand: Partial<SupplyPost>,
  reasons: readonly FitReason[] | undefined,
];

describe('a supply and a demand fit', () => {
  const cases: Case[] = [
    ['by their names', { productName: '六轴协作机器人 A20' }, { productName: '协作机器人' }, ['words']],
    ['in traditional characters', { productName: '協作機器人' }, { productName: '协作机器人' }, ['words']],
    ['by English names', { productName: 'Servo Motor, 750 W' }, { productName: 'servo motor' }, ['words']],
    [
      'by a model number where there is nothing else',
      { productName: 'A20' },
      { productName: 'Ａ20' },
      ['words'],
    ],
    ['not by half of a name', { productName: '焊接机器人' }, { productName: '码垛机器人' }, none],
    [
      'not by a model and filler words',
      { productName: 'robot base, model A20' },
      { productName: 'linear guide, model A20' },
      none,
    ],
    [
      'not by their kind alone',
      { productName: '主轴', productType: 'kind1' },
      { productName: '导轨', productType: 'kind1' },
      none,
    ],
    [
      'by their kind with two terms',
      { productName: '主轴', productType: 'kind1', originPlace: '江海市', number: '5' },
      { productName: '导轨', productType: 'kind1', originPlace: '江海', number: '5' },
      ['type', 'origin', 'number'],
    ],
    [
      'by their kind, but never by a price: a valve is no lathe',
      {
        productName: '比例阀',
        productType: 'kind1',
        originPlace: '江海',
        number: '5',
        unitPriceCents: 860_000,
      },
      {
        productName: '数控车床',
        productType: 'kind1',
        originPlace: '江海',
        number: '5',
        unitPriceCents: 8_613_000,
      },
      ['type', 'origin', 'number'],
    ],
    [
      'not by their kind with one term and a price',
      { productName: '比例阀', productType: 'kind1', number: '5', unitPriceCents: 860_000 },
      { productName: '数控车床', productType: 'kind1', number: '5', unitPriceCents: 8_613_000 },
      none,
    ],
    [
      'with their pack size, however it is spelled',
      { packSize: '25 KG / 袋' },
      { packSize: '２５kg/袋' },
      ['words', 'packSize'],
    ],
    ['with a price that is not above', { unitPriceCents: 900 }, { unitPriceCents: 900 }, ['words', 'price']],
    ['without a price that is above', { unitPriceCents: 901 }, { unitPriceCents: 900 }, ['words']],
    ['with enough in stock', { number: '1,000' }, { number: '500 台' }, ['words', 'number']],
    ['without enough in stock', { number: '499' }, { number: '500' }, ['words']],
    [
      'with a date that lasts',
      { closingDate: '2027-05-01' },
      { closingDate: '2027-05-01' },
      ['words', 'date'],
    ],
    ['without one that ends before', { closingDate: '2027-04-30' }, { closingDate: '2027-05-01' }, ['words']],
    ['not where the supply is closed', { closingDate: '2027-03-09' }, {}, none],
    ['not where the demand is closed', {}, { closingDate: '2027-03-09' }, none],
    ['on the last day', { closingDate: '2027-03-10' }, {}, ['words']],
    ['not within one visitor’s posts', { VisitorId: 'me' }, { VisitorId: 'me' }, none],
  ];

  it.each(cases)('%s', (_what, supply, demand, reasons) => {
    expect(reasonsOf(supply, demand)).toEqual(reasons);
  });

  it('less well where far more is asked than is paid', () => {
    const demand = supplyPost({ kind: 'demand', unitPriceCents: 1_000 });
    const near = fit(supplyPost({ unitPriceCents: 1_100 }), demand);
    const far = fit(supplyPost({ unitPriceCents: 2_000 }), demand);
    expect(near?.score).toBeGreaterThan(far?.score ?? 0);
  });
});

const texts = fc.constantFrom(
  '',
  '机器人',
  '协作机器人',
  '伺服电机 A20',
  'servo motor',
  'Motor',
  '江海',
  '江海市',
);
const posts: fc.Arbitrary<SupplyPost> = fc
  .record({
    kind: fc.constantFrom('supply' as const, 'demand' as const),
    productName: texts,
    productType: fc.constantFrom('', 'kind1', 'kind2'),
    packSize: texts,
    originPlace: texts,
    unitPriceCents: fc.option(fc.integer({ min: 1, max: 5_000 }), { nil: undefined }),
    number: fc.constantFrom('', '5', '500', '0', 'many'),
    closingDate: fc.constantFrom('', '2027-03-09', '2027-03-10', '2027-08-01', 'soon'),
    VisitorId: fc.constantFrom('', 'a', 'b', 'c'),
  })
  .map(supplyPost);

describe('pairing', { tags: ['supply-pairing'] }, () => {
  it('is the same in both directions', () => {
    fc.assert(
      fc.property(posts, posts, (one, other) => {
        expect(fit(one, other)).toEqual(fit(other, one));
      }),
    );
  });

  it('never joins two of one kind, two of one visitor or what is closed, and always says why', () => {
    fc.assert(
      fc.property(posts, posts, (one, other) => {
        const found = fit(one, other);
        if (found === undefined) return;
        expect(one.kind).not.toBe(other.kind);
        expect(one.VisitorId === '' || one.VisitorId !== other.VisitorId).toBe(true);
        expect([one.closingDate, other.closingDate]).not.toContain('2027-03-09');
        expect(found.reasons.length).toBeGreaterThan(0);
        expect(found.score).toBeGreaterThan(0);
      }),
    );
  });

  it('puts the best first, and among equals what closes sooner', () => {
    const one = supplyPost({ unitPriceCents: 500 });
    const [late, soon, best] = [
      supplyPost({ kind: 'demand', closingDate: '2027-06-02' }),
      supplyPost({ kind: 'demand', closingDate: '2027-06-01' }),
      supplyPost({ kind: 'demand', closingDate: '2027-06-03', unitPriceCents: 600 }),
    ];
    const [first, ...others] = preparePosts([one, late, soon, best], table);
    expect(first && fittingPosts(first, others, nowMs).map(({ post }) => post)).toEqual([best, soon, late]);
  });
});
