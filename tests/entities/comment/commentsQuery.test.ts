// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer } from '#tests/flows/openPhone.ts';

beforeAll(startServer);
afterAll(stopServer);

it('a comment with more than a hundred replies has the newest too', async () => {
  const phone = openPhone();
  const rows = await phone.rows('ProductVisitInfoMessage');
  const { RecordId: commentId, ProductId } = rows.find((row) => row['ProductId'] !== undefined) ?? {};
  const subject = {
    kind: 'product',
    exhibitionId: 'open00000000000000000001',
    exhibitorId: '',
    productId: String(ProductId),
  } as const;
  for (let at = 0; at < 101; at += 1)
    await phone.call('insert/VisitInfoMessageComment', {
      record: {
        ProductVisitInfoMessageId: commentId,
        Content: `reply ${at}`,
        CreatedAtMesc: 1_800_000_000_000 + at,
      },
    });
  const tab = await openTab();
  const [{ commentsQuery }, { queryClient }] = await Promise.all([
    import('#entities/comment/commentsQuery.ts'),
    import('#data/queries/queryClient.ts'),
  ]);
  const { pages } = await queryClient().fetchInfiniteQuery(commentsQuery(subject));
  const replies = pages.flatMap(({ comments }) => comments).find(({ id }) => id === commentId)?.replies ?? [];
  expect(replies.map(({ text }) => text)).toContain('reply 100');
  expect(replies.length).toBeGreaterThan(100);
  tab.kill();
});
