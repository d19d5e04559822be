import { afterEach, beforeEach, expect, it } from 'vitest';
import { favourites } from '#entities/favourite/api/favouriteCollections.ts';
import { findMarkRows, insertMark, readMarks, removeMarkRows } from '#entities/favourite/api/marks.ts';
import { productComments } from '#entities/product/api/productCollections.ts';
import type { Mark } from '#entities/favourite/rules/mark.ts';
import { type SandboxServer, startSandboxServer } from '#tests/api/sandboxServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const owner = { exhibitionId: 'open00000000000000000001', visitorId: 'visitor00000000000000777' };
const mark: Mark = { kind: 'commentLike', id: 'commentopen0000000000003', exhibitorId: '' };
let server: SandboxServer;
beforeEach(async () => {
  server = await startSandboxServer();
});
afterEach(() => server.close());

it('the like of a comment is found, is no favourite, counts, and is taken back', async () => {
  const { client } = testClient(server.baseUrl);
  const likes = async () => (await productComments.get(client, { RecordId: mark.id }))?.PVNumber ?? 0;
  const before = await likes();
  await insertMark(client, owner, mark);
  expect(await readMarks(client, owner, 'commentLikes')).toEqual([mark]);
  expect(await readMarks(client, owner, 'favourites')).toEqual([]);
  expect(await likes()).toBe(before + 1);
  const rows = await findMarkRows(client, owner, mark);
  expect(rows).toHaveLength(1);
  await removeMarkRows(client, mark, rows);
  expect(await readMarks(client, owner, 'commentLikes')).toEqual([]);
  expect(await likes()).toBe(before);
});

it('a favourite is not read as the like of a comment', async () => {
  const { client } = testClient(server.baseUrl);
  const product: Mark = { kind: 'product', id: 'productopen0000000000003', exhibitorId: 'exhibitor1' };
  await insertMark(client, owner, product);
  expect(await readMarks(client, owner, 'commentLikes')).toEqual([]);
  const [row] = await favourites.list(client, {
    ExhibitionId: owner.exhibitionId,
    VisitorId: owner.visitorId,
  });
  expect(row).toMatchObject({ ProductId: product.id, ExhibitorId: 'exhibitor1' });
});
