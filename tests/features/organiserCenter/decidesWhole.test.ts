// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'organiser000000000000001';
const list = `/organiser-center/${exhibitionId}/decide`;
const host = 'user0000000000000000host';
const administrator = 'user00000000000000000adm';
let phone: Phone;

beforeAll(async () => {
  startServer();
  // Its code is read for the first time here, not while a test waits for the screen.
  await import('#features/organiserCenter/decideWhole/DecideRowScreen.tsx');
});
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', host);
});

const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const waiting = async (collection: string, field: string, name: string) =>
  (await phone.rows(collection, exhibitionId)).find(
    (row) => row[field] === name && /^[01]$/.test(String(row['ApproveState'] ?? row['State'])),
  );
const openRow = async (kind: string, collection: string, field: string, name: string) => {
  const row = await waiting(collection, field, name);
  const app = await openApp(`${list}/${kind}/${String(row?.['RecordId'])}`);
  return { app, recordId: row?.['RecordId'] };
};

/** By its chip, its name in the list, and what only the whole row tells. */
const kinds = [
  ['队伍', 'teams', '南屿食品', /队长[^]*许牧之/],
  ['洽谈', 'appointments', '唐以晴', /长洲包装 · 采购经理[^]*想了解包装线的产能/],
  [
    '供需',
    'posts',
    '全自动纸箱成型机',
    /发布者[^]*唐以晴[^]*截止日期\d+月\d+日[^]*展会期间可看样机，交期四周。[^]*图片和附件/,
  ],
  [
    '活动',
    'promotions',
    '包装机械新品发布',
    /New packaging machines[^]*现场讲解[^]*With an expert on site[^]*活动图片/,
  ],
  ['直播', 'lives', '产线开机直播', /A line starts up, live[^]*边看边问。[^]*Ask while you watch[^]*封面/],
  [
    '企业主页',
    'companies',
    '远洲包装机械有限公司',
    /4C18[^]*罗以宁 · 市场经理[^]*Machines for boxes and film[^]*展示图片/,
  ],
  ['参展申请', 'applications', '松岭环保材料有限公司', /18 平方米[^]*环保包装材料[^]*罗以宁[^]*资质图片/],
] as const;

describe('a row that is decided whole', () => {
  it.each(kinds)(
    'of %s is opened from the list and shows what its author sent',
    async (chip, kind, name, tells) => {
      const app = await openApp(list);
      await tap(app, new RegExp(`^${chip} \\d+$`));
      const link = await screen.findByRole('link', { name: `${name}：查看全部内容` });
      expect(link.getAttribute('href')).toMatch(new RegExp(`^${list}/${kind}/\\w{24}$`));
      pauseBetweenTaps();
      await app.user.click(link);
      // Its code is read once more in this page.
      await screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
      await waitFor(() => expect(mainText()).toMatch(tells));
      expect(mainText()).toMatch(/提交时间/);
      expect(await screen.findByRole('button', { name: `通过：${name}` })).toBeTruthy();
      // A contact is masked.
      expect(mainText()).not.toMatch(/1[38]\d{9}/);
    },
  );

  it('names in one line what its author left out', async () => {
    await openRow('posts', 'CloudRelease', 'productName', '全自动纸箱成型机');
    await screen.findByRole('button', { name: '查看图片 1/2' });
    expect(mainText().match(/未填写/g)).toHaveLength(1);
    expect(mainText()).toMatch(/未填写产品分类、企业类型/);
  });

  it('shows each of its pictures behind a button that enlarges it', async () => {
    await openRow('posts', 'CloudRelease', 'productName', '全自动纸箱成型机');
    expect(await screen.findByRole('button', { name: '查看图片 1/2' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '图片和附件 1' })).toBeTruthy();
  });

  it('is sent back there, and shows who decided, when and why', async () => {
    const { app, recordId } = await openRow('lives', 'LiveList', 'Title', '产线开机直播');
    await tap(app, '退回修改：产线开机直播');
    const sheet = within(await screen.findByRole('dialog'));
    await app.user.type(sheet.getByRole('textbox'), '请补充产品');
    await app.user.click(sheet.getByRole('button', { name: '退回修改' }));
    expect(await screen.findByText(/^陈澜已于 \d\d:\d\d 退回/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '通过：产线开机直播' })).toBeNull();
    expect((await phone.rows('LiveList')).find((row) => row['RecordId'] === recordId)).toMatchObject({
      ApproveState: '3',
      ReviewReason: '请补充产品',
    });
    const history = within(await screen.findByRole('list', { name: '审核记录' }));
    expect(history.getByText(/陈澜退回$/)).toBeTruthy();
    expect(history.getByText('原因：请补充产品')).toBeTruthy();
  });

  it('tells all earlier decisions, the oldest first', async () => {
    const row = await waiting('CloudRelease', 'productName', '全自动纸箱成型机');
    const recordId = row?.['RecordId'];
    const decide = (ReviewReason: string, userId: string) =>
      phone.call(
        'update/CloudRelease',
        { recordId, setValue: { ApproveState: '3', ReviewReason, ReviewTime: '-' } },
        userId,
      );
    const correct = () => phone.call('update/CloudRelease', { recordId, setValue: { number: '3' } });
    await decide('请补充图片', administrator);
    await correct();
    await decide('请补充规格', host);
    await correct();
    await openApp(`${list}/posts/${String(recordId)}`);
    const history = within(await screen.findByRole('list', { name: '审核记录' }));
    expect(history.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringMatching(/沈知行退回原因：请补充图片$/),
      expect.stringMatching(/陈澜退回原因：请补充规格$/),
    ]);
  });

  it('that its author changes while it is read is not decided, and is shown as it is now', async () => {
    const { app, recordId } = await openRow('posts', 'CloudRelease', 'productName', '全自动纸箱成型机');
    await screen.findByText('展会期间可看样机，交期四周。');
    await phone.call('update/CloudRelease', { recordId, setValue: { productDetail: '另一种说明' } });
    await tap(app, '通过：全自动纸箱成型机');
    expect(await screen.findByText('另一种说明')).toBeTruthy();
    expect((await waiting('CloudRelease', 'productName', '全自动纸箱成型机'))?.['ApproveState']).toBe('0');
  });

  it.each([
    ['that is no more', `${list}/posts/${'a'.repeat(24)}`],
    ['of a kind that there is not', `${list}/products/${'a'.repeat(24)}`],
  ])('%s is told as such', async (_, address) => {
    await openApp(address);
    expect(await screen.findByText('这一条已经不存在')).toBeTruthy();
  });
});
