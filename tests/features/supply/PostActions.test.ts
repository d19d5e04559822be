// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { postPath } from '#entities/supply/rules/supplyPaths.ts';
import { addressOf, openApp } from '#tests/app/openApp.ts';
import { openPhone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
const postId = 'supplyopen00000000000395';

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  openPhone();
});

it('the message to the owner of a post is the last button of its page, and a report stands in the menu at the top', async () => {
  const app = await openApp(postPath(openId, postId));
  const message = await screen.findByRole('link', { name: '发消息联系' });
  const inPage = within(screen.getByRole('main')).getAllByRole('link');
  expect(inPage[inPage.length - 1]).toBe(message);
  expect(screen.queryByText('举报这条信息')).toBeNull();
  await app.user.click(await within(screen.getByRole('banner')).findByRole('button', { name: '更多' }));
  await app.user.click(await screen.findByRole('button', { name: '举报这条信息' }));
  // A stranger's report is a message that names the post.
  const text = await screen.findByRole('textbox', { name: /留言|内容|问题/ });
  expect((text as HTMLTextAreaElement).value).toContain(postId);
  expect(addressOf(app)).toContain('/contact-us/');
});
