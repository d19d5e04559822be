import { describe, expect, it } from 'vitest';
import { openSandbox } from '../openSandbox.ts';

const ids = { open: 'open00000000000000000001', large: 'large0000000000000000001' };

describe.each(['open', 'large'] as const)('between the content of the exhibition %s', (story) => {
  const { call } = openSandbox();
  const condition = { ExhibitionId: ids[story] };
  const list = async (collection: string, more = {}) =>
    (await call(`queryList/${collection}`, { condition: { ...condition, ...more } })).result;

  it('are three pictures of the shop that lead to products', async () => {
    const banners = await list('ExhibitionBanner', { Type: '3' });
    expect(banners).toHaveLength(3);
    for (const { ProductId } of banners)
      expect((await call('query/Product', { recordId: ProductId })).result['ExhibitionId']).toBe(ids[story]);
  });

  it('are advertisements for each place, one of them with an address that must not be followed', async () => {
    const adverts = await list('Advertisement');
    const positions = adverts.map((row) => row['Position']);
    expect(new Set(positions)).toEqual(new Set(['home', 'exhibitors', 'products']));
    expect(adverts.filter((row) => String(row['Url']).startsWith('javascript:'))).toHaveLength(1);
  });

  it('are headlines in both languages and a template of products', async () => {
    const headlines = await list('Headline');
    expect(headlines.length).toBeGreaterThan(4);
    expect(headlines.filter((row) => row['Title'] === '' || row['TitleEn'] === '')).toEqual([]);
    expect(await list('ProductTemplate')).toHaveLength(1);
  });
});

it('the three pictures of the open exhibition’s home stay the only ones there', async () => {
  const { call } = openSandbox();
  const { result } = await call('queryList/ExhibitionBanner', {
    condition: { ExhibitionId: ids.open, Type: '1' },
  });
  expect(result.map((row) => String(row['RecordId']).slice(-6))).toEqual(['open01', 'open02', 'open03']);
});
