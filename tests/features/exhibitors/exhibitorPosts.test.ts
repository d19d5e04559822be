// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { addressOf, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
const exhibitorId = 'exhibitor000000000001001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

interface Given {
  readonly change?: object;
  /** The organiser's decision, as what was changed is reviewed first; published without it. */
  readonly state?: string;
}

/** Posts of the board, from now on those of the exhibitor. */
async function givePosts(given: readonly Given[]): Promise<void> {
  const rows = await phone.rows('CloudRelease', openId);
  const defaults = { ExhibitorId: exhibitorId, VisitorId: '', IsShow: true, type: 'supply', closingDate: '' };
  for (const [at, { change, state = '2' }] of given.entries()) {
    const recordId = rows[at]?.['RecordId'];
    const setValue = { ...defaults, productName: `样机 ${at + 1}`, ...change };
    await phone.call('update/CloudRelease', { recordId, setValue });
    await phone.reviewPost({ recordId, state });
  }
}

const section = () => screen.findByRole('region', { name: '供应与求购' });

it('the page of an exhibitor shows three of its open posts, and leads to the board with all of them', async () => {
  await givePosts([
    {},
    { change: { type: 'demand' } },
    {},
    {},
    { change: { closingDate: '2020-01-01' } },
    { state: '0' },
  ]);
  const app = await openApp(exhibitorPath(openId, exhibitorId));
  const links = within(await section()).getAllByRole('link');
  expect(links).toHaveLength(4);
  const posts = links.slice(0, 3).map((link) => link.textContent);
  expect(posts.every((text) => /^样机 [1-4] (?:供应|求购)$/.test(text))).toBe(true);
  await app.user.click(within(await section()).getByRole('link', { name: '查看全部 5 条供需' }));
  expect(await screen.findByText('共 5 条供需信息')).toBeTruthy();
  expect(addressOf(app)).toContain(`?exhibitor=${exhibitorId}`);
  expect(screen.getByRole('button', { name: '取消：南麓明序精密机械有限公司' })).toBeTruthy();
  const rows = Array.from(document.querySelectorAll(`main a[href^="/supply-demand/${openId}/supply"]`));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.textContent.includes('样机'))).toBe(true);
});

it('a post of an exhibitor opens from its page', async () => {
  await givePosts([{ change: { productName: '五轴样机 13912345678' } }]);
  const app = await openApp(exhibitorPath(openId, exhibitorId));
  const [post, ...others] = within(await section()).getAllByRole('link');
  expect(others).toEqual([]);
  expect(post?.textContent).toBe('五轴样机 139******** 供应');
  await app.user.click(post as HTMLElement);
  expect(await screen.findByText('发消息联系')).toBeTruthy();
});

it.each([
  ['without posts', []],
  [
    'whose posts are closed, withdrawn or in review',
    [{ change: { closingDate: '2020-01-01' } }, { change: { IsShow: false } }, { state: '0' }],
  ],
])('the page of an exhibitor %s has no section for them', async (_which, changes) => {
  await givePosts(changes);
  await openApp(exhibitorPath(openId, exhibitorId));
  await expect
    .poll(() => phone.takePaths().filter((path) => path === 'queryList/CloudRelease').length)
    .toBe(1);
  await expect.poll(() => phone.isAnswering()).toBe(false);
  expect(screen.queryByRole('region', { name: '供应与求购' })).toBeNull();
});
