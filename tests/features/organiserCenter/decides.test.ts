// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'organiser000000000000001';
const page = `/organiser-center/${exhibitionId}/decide`;
const host = 'user0000000000000000host';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', host);
});

const kinds = [
  ['登记', 'VisitorExhibitionInfo', 'Name', '顾清越', 'ReviewReason'],
  ['队伍', 'Team', 'Name', '南屿食品', 'ApproveReason'],
  ['供需', 'CloudRelease', 'productName', '全自动纸箱成型机', 'ReviewReason'],
  ['活动', 'Promotion', 'name', '包装机械新品发布', 'ReviewReason'],
  ['直播', 'LiveList', 'Title', '产线开机直播', 'ReviewReason'],
  ['企业主页', 'ExhibitorExhibitionInfo', 'CompanyName', '远洲包装机械有限公司', 'ReviewReason'],
  ['参展申请', 'ExhibitorApplication', 'CompanyName', '松岭环保材料有限公司', 'ReviewReason'],
] as const;

/** The row that waits: a person of this name may have registered twice. */
const rowOf = async (collection: string, field: string, name: string, id?: unknown) =>
  (await phone.rows(collection, exhibitionId)).find((row) =>
    id === undefined
      ? row[field] === name && /^[01]$/.test(String(row['ApproveState']))
      : row['RecordId'] === id,
  );
const writes = () => phone.asked.filter(({ path }) => path.startsWith('update/'));
const show = async (app: App, kind: string) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name: new RegExp(`^${kind} \\d+$`) }));
};
const tap = async (app: App, name: string) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const said = async (words: RegExp | string) =>
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);

describe('the list of what waits for the organiser', () => {
  it('and the number of those that wait leave out a post that its author has withdrawn', async () => {
    const total = async () => {
      await openApp(`/organiser-center/${exhibitionId}`);
      const link = await screen.findByRole('link', { name: /^待审核.*条待审核/ });
      return Number(/\d+(?= 条待审核)/.exec(link.textContent ?? '')?.[0]);
    };
    const before = await total();
    const post = await rowOf('CloudRelease', 'productName', '全自动纸箱成型机');
    await phone.call('update/CloudRelease', { recordId: post?.['RecordId'], setValue: { IsShow: false } });
    expect(await total()).toBe(before - 1);
  });

  it('is reached from the organiser’s page, which tells how many wait, and counts them by kind, the oldest first', async () => {
    const app = await openApp(`/organiser-center/${exhibitionId}`);
    const link = await screen.findByRole('link', { name: /^待审核.*条待审核/ });
    await app.user.click(link);
    await screen.findByRole('heading', { name: '待审核' });
    for (const [kind] of kinds)
      expect(await screen.findByRole('button', { name: new RegExp(`^${kind} \\d+$`) })).toBeTruthy();
    const [total] = /\d+(?= 条待审核)/.exec(link.textContent ?? '') ?? [];
    expect(screen.getAllByRole('button', { name: /^通过：|^不通过：/ }).length).toBeGreaterThan(0);
    const listed = screen.getByRole('list', { name: '待审核' });
    expect(within(listed).getAllByRole('listitem')).toHaveLength(Number(total));
  });

  it.each(kinds)('approves a row of %s for its author', async (kind, collection, field, name) => {
    const app = await openApp(page);
    await show(app, kind);
    const before = await rowOf(collection, field, name);
    await tap(app, `通过：${name}`);
    await waitFor(() => expect(screen.queryByText(`即将通过：${name}。`)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: `通过：${name}` })).toBeNull());
    expect(writes().map(({ path, body }) => [path, body.userId])).toEqual([[`update/${collection}`, host]]);
    expect(await rowOf(collection, field, name, before?.['RecordId'])).toMatchObject({
      ApproveState: '2',
      ReviewedByName: '陈澜',
    });
  });

  it.each(kinds)('sends a row of %s back with the reason', async (kind, collection, field, name, reason) => {
    const app = await openApp(page);
    await show(app, kind);
    const before = await rowOf(collection, field, name);
    await tap(app, `退回修改：${name}`);
    const sheet = within(await screen.findByRole('dialog'));
    await app.user.type(sheet.getByRole('textbox'), '请补充');
    await app.user.click(sheet.getByRole('button', { name: '退回修改' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: `通过：${name}` })).toBeNull());
    expect(await rowOf(collection, field, name, before?.['RecordId'])).toMatchObject({
      ApproveState: '3',
      [reason]: '请补充',
    });
  });

  it('tells what did not load, and shows the rest', async () => {
    phone.answerInstead(({ path }) =>
      path === 'queryList/Promotion' ? new Response('', { status: 500 }) : undefined,
    );
    await openApp(page);
    await said(/活动加载失败/);
    expect(screen.getByRole('button', { name: '通过：南屿食品' })).toBeTruthy();
  });
});

const administrator = 'user00000000000000000adm';

describe('what changes between the look and the decision', () => {
  const post = '全自动纸箱成型机';
  const postId = async () => (await rowOf('CloudRelease', 'productName', post))?.['RecordId'];

  /** Another person is faster, once: before the last look at the row, or between it and the decision. */
  function meanwhile(when: 'look' | 'decision', act: () => Promise<unknown>) {
    let isDone = false;
    phone.answerInstead(async ({ path, body }) => {
      const isNow =
        when === 'decision'
          ? path === 'update/CloudRelease'
          : path === 'queryList/CloudRelease' && /"RecordId":"\w{24}"/.test(JSON.stringify(body.params));
      if (isNow && !isDone) {
        isDone = true;
        await act();
      }
      return undefined;
    });
  }
  const decidedBy = (userId: string, recordId: unknown, state: '2' | '3') =>
    phone.call(
      'update/CloudRelease',
      { recordId, setValue: { ApproveState: state, ReviewReason: '同事', ReviewTime: '-' } },
      userId,
    );

  it.each(['look', 'decision'] as const)(
    'a colleague who approved it is told with the time, and it is not decided again (before the %s)',
    async (when) => {
      const app = await openApp(page);
      await show(app, '供需');
      const recordId = await postId();
      meanwhile(when, () => decidedBy(administrator, recordId, '2'));
      await tap(app, `通过：${post}`);
      await said(/^沈知行已于 \d\d:\d\d 通过，没有改动。$/);
      await waitFor(() => expect(screen.queryByRole('button', { name: `通过：${post}` })).toBeNull());
      expect(writes()).toHaveLength(when === 'look' ? 0 : 1);
      expect(await rowOf('CloudRelease', '', '', recordId)).toMatchObject({
        ApproveState: '2',
        ReviewedBy: administrator,
      });
    },
  );

  it('a colleague who sent it back keeps the reason', async () => {
    const app = await openApp(page);
    await show(app, '供需');
    const recordId = await postId();
    meanwhile('decision', () => decidedBy(administrator, recordId, '3'));
    await tap(app, `通过：${post}`);
    await said(/^沈知行已于 \d\d:\d\d 退回，没有改动。$/);
    expect(await rowOf('CloudRelease', '', '', recordId)).toMatchObject({ ReviewReason: '同事' });
  });

  it.each([
    ['withdrawn', '提交的人已经撤回，没有提交处理。', { IsShow: false }],
    ['changed', '提交的人刚刚改过内容，没有提交处理，请再看一次。', { productDetail: '另一种说明' }],
  ])('a post that its author has %s is told as such, and nothing is sent', async (_, words, setValue) => {
    const app = await openApp(page);
    await show(app, '供需');
    const recordId = await postId();
    meanwhile('look', () => phone.call('update/CloudRelease', { recordId, setValue }));
    await tap(app, `通过：${post}`);
    await said(words);
    expect(writes()).toEqual([]);
  });

  it('a post that was deleted is told as such, and nothing is sent', async () => {
    const app = await openApp(page);
    await show(app, '供需');
    const recordId = await postId();
    meanwhile('look', () => phone.call('delete/CloudRelease', { recordId }));
    await tap(app, `通过：${post}`);
    await said('这一条已被删除，没有提交处理。');
    expect(writes()).toEqual([]);
  });

  it('an approval whose answer is lost is looked for, and sent once', async () => {
    const app = await openApp(page);
    await show(app, '供需');
    const recordId = await postId();
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/CloudRelease', times: 1 });
    await tap(app, `通过：${post}`);
    await said('已通过，这条供需已公开显示');
    expect(writes()).toHaveLength(1);
    expect(await rowOf('CloudRelease', '', '', recordId)).toMatchObject({ ApproveState: '2' });
  });
});
