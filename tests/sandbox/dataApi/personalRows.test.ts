import { describe, expect, it } from 'vitest';
import { openSandbox } from '../openSandbox.ts';

const ExhibitionId = 'large0000000000000000001';
const [mine, other] = ['visitor00000000000000008', 'visitor00000000000000009'];

describe.each([
  ['CollectionInfo', { CollectionByWhat: '收藏商品', ProductId: 'productlarge000000000007' }],
  ['SearchHistoryRecord', { Keyword: '机器人' }],
  ['VisitInfo', { ExhibitorId: 'exhibitorlarge0000000001', IsThumbUp: 'true' }],
  ['ExhibitorHelp', { ExhibitorId: 'exhibitorlarge0000000001' }],
  ['ConnectUs', { Content: '请回电', Phone: '13900001111' }],
])('rows of %s', (collection, fields) => {
  const { call } = openSandbox();
  const record = (VisitorId: string) => ({ ExhibitionId, VisitorId, ...fields });
  const of = async (VisitorId: string) =>
    (await call(`queryList/${collection}`, { condition: { ExhibitionId, VisitorId } })).result;

  it('are inserted and found by their visitor, and removed for that visitor alone', async () => {
    for (const visitor of [mine, other]) await call(`insert/${collection}`, { record: record(visitor) });
    expect(await of(mine)).toEqual([expect.objectContaining(record(mine))]);
    const condition = { ExhibitionId, VisitorId: mine };
    expect((await call(`deleteByCondition/${collection}`, { condition })).result).toBe(1);
    expect(await of(mine)).toEqual([]);
    expect(await of(other)).toHaveLength(1);
  });

  it('are not answered, and not removed, without a condition', async () => {
    for (const verb of ['queryList', 'queryCount', 'deleteByCondition'])
      expect((await call(`${verb}/${collection}`, { condition: {} })).resCode).toBe(400000);
    expect(await of(other)).toHaveLength(1);
  });
});
