// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { goodsOf, type Good, registerHere, rowsOf, shop } from '#tests/features/shop.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

it('a comment that another tab is posting is posted once, and this tab says that it was posted already', async () => {
  const visitorId = await registerHere(phone, shop);
  const [{ productId, exhibitorId }] = (await goodsOf(phone, 1)) as [Good];
  const text = '演示很清楚';
  const other = await openTab();
  const { postComment } = await import('#entities/comment/postComment.ts');
  const subject = { kind: 'product', exhibitionId: shop, exhibitorId, productId } as const;
  const app = await openApp(`/product/${shop}/${productId}`);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^写评论/ });
  await app.user.type(field, text);

  let release = () => {};
  const isReleased = new Promise<undefined>((go) => {
    release = () => go(undefined);
  });
  const inserts = () => phone.asked.filter(({ path }) => path === 'insert/ProductVisitInfoMessage');
  phone.answerInstead(({ path }) => (path === 'insert/ProductVisitInfoMessage' ? isReleased : undefined));
  const posting = postComment(await other.services().client(), { subject, visitorId, name: '林小满', text });
  await eventually(() => expect(inserts()).toHaveLength(1));
  await app.user.click(screen.getByRole('button', { name: '发表' }));
  await screen.findByText('正在发表…');
  release();
  await posting;

  await screen.findByText('您已发表过相同的内容，未重复发表');
  expect(await rowsOf(phone, 'ProductVisitInfoMessage', visitorId)).toHaveLength(1);
  expect(inserts()).toHaveLength(1);
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^写评论/ }).value).toBe(''),
  );
  other.kill();
});
