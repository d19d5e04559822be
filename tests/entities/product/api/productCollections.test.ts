import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  firstCategories,
  productComments,
  products,
  secondCategories,
} from '#entities/product/api/productCollections.ts';
import { type SandboxServer, startSandboxServer } from '#tests/api/sandboxServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const of = { ExhibitionId: 'open00000000000000000001' };
let server: SandboxServer;
beforeEach(async () => {
  server = await startSandboxServer();
});
afterEach(() => server.close());

describe('products of an exhibition', () => {
  it('are read with their English texts, and with a price that stays text', async () => {
    const { client } = testClient(server.baseUrl);
    const rows = await products.list(client, of);
    expect(rows.some((row) => Boolean(row.ProductNameEn && row.productTitleEn))).toBe(true);
    expect(rows.some((row) => Boolean(row.ProductDescriptionEn))).toBe(true);
    expect(rows.every((row) => typeof row.ProductPrice === 'string')).toBe(true);
  });

  it('say whether they were taken off sale', async () => {
    const { client } = testClient(server.baseUrl);
    const rows = await products.list(client, of);
    expect(new Set(rows.map(({ IsRecycled }) => IsRecycled))).toEqual(new Set([true, false]));
    expect(new Set(rows.map(({ IsShow }) => IsShow))).toEqual(new Set([true, false]));
  });

  it('are found by each level of their category', async () => {
    const { client } = testClient(server.baseUrl);
    const [second] = await secondCategories.list(client, of);
    const firsts = await firstCategories.list(client, of);
    expect(firsts.map(({ RecordId }) => RecordId)).toContain(second!.CategoryFirstId);
    expect(firsts.every(({ NameEn }) => Boolean(NameEn))).toBe(true);
    const inFirst = await products.list(client, { ...of, CategoryFirstId: second!.CategoryFirstId });
    const inSecond = await products.list(client, { ...of, CategorySecondId: second!.RecordId });
    expect(inSecond.length).toBeGreaterThan(0);
    expect(inFirst.length).toBeGreaterThanOrEqual(inSecond.length);
    expect(inSecond.every((row) => row.CategoryFirstId === second!.CategoryFirstId)).toBe(true);
  });

  it('have comments that name their product', async () => {
    const { client } = testClient(server.baseUrl);
    const [comment] = await productComments.list(client, of);
    const found = await productComments.list(client, { ProductId: comment!.ProductId });
    expect(found.map(({ RecordId }) => RecordId)).toContain(comment!.RecordId);
  });
});
