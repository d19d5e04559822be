// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { registerPhone } from '../registerPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const onSite = 'onsite000000000000000001';
const endedId = 'ended0000000000000000001';
const list = `/downloads/${onSite}`;
const idOf = (number: number) => `fileonsite${String(number).padStart(14, '0')}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  // That of jsdom cannot be read by fetch, nor be stored.
  vi.stubGlobal('Blob', NodeBlob);
});

const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(name));
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
};
/** The file itself, or what stands below it after a tap. */
const tap = async (app: App, name: string, button: string | RegExp = new RegExp(`^${name}`)) => {
  pauseBetweenTaps();
  await app.user.click(within(row(name)).getByRole('button', { name: button }));
};
const says = (name: string, text: string | RegExp) =>
  waitFor(() => expect(row(name).textContent).toMatch(text));
const records = () => phone.rows('FileDownloadRecord', onSite);

describe('the files of an exhibition', () => {
  it('are asked for as a whole, stand in their groups without those that were deleted, with what is missing for each', async () => {
    await openApp(list);
    await screen.findByRole('heading', { name: '会刊与名录' });
    const asked = phone.asked.filter(({ path }) => path.endsWith('/FileDownloadTask'));
    expect(asked.map(({ body }) => body.params)).toMatchObject([
      { condition: { ExhibitionId: onSite }, options: { pageIndex: 1, sort: { Sort: 1 } } },
    ]);
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(['会刊与名录', '观众资料', '媒体资料', '其他文件']);
    expect(mainText()).not.toContain('旧版日程');
    expect(row('参观指南').textContent).toContain('登记后可查看或下载');
    expect(row('采购需求汇总').textContent).toContain('签到后可查看或下载');
    expect(row('展后报告').textContent).toMatch(/ 开放/);
    expect(row('开幕致辞').textContent).toMatch(/已于 .* 截止/);
    expect(row('论坛演讲合集').textContent).toMatch(/开放至 /);
  });

  it('that cannot be read say so and come by another try; an exhibition can have none', async () => {
    await phone.fault({ name: 'serverError500', path: '/FileDownloadTask' });
    let app = await openApp(list);
    await screen.findByText('文件列表加载失败');
    expect(screen.queryByText('主办方还没有提供文件')).toBeNull();
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('heading', { name: '会刊与名录' });
    app = await openApp(`/downloads/${endedId}`);
    await screen.findByText('主办方还没有提供文件');
  });

  it('are refused with the reason and the way to what is missing, and nothing of them is loaded', async () => {
    const loaded: string[] = [];
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
      const [to] = given;
      loaded.push(to instanceof Request ? to.url : String(to));
      return fetched(...given);
    });
    const app = await openApp(list);
    await screen.findByRole('heading', { name: '会刊与名录' });
    await tap(app, '开幕致辞');
    await says('开幕致辞', /现在还不能查看或下载已于 .*\d\d:\d\d 截止/);
    expect(within(row('开幕致辞')).queryByRole('button', { name: '加入我的日程' })).toBeNull();
    await tap(app, '展后报告');
    await says('展后报告', /现在还不能查看或下载.*\d\d:\d\d 开放/);
    await tap(app, '展后报告', '加入我的日程');
    await says('展后报告', '已在我的日程');
    expect(localStorage.getItem(`schedule.${onSite}`)).toContain(idOf(6));
    await tap(app, '合作伙伴专享');
    await says('合作伙伴专享', '暂时无法下载，原因未知');
    expect(within(row('合作伙伴专享')).getByRole('link', { name: '联系主办方' }).getAttribute('href')).toBe(
      `/contact-us/${onSite}`,
    );
    await tap(app, '参观指南');
    await says('参观指南', '请先登记，再查看或下载');
    expect(loaded.filter((url) => url.includes('/sandbox/files/'))).toEqual([]);
    await tap(app, '参观指南', '登录或登记');
    await waitFor(() => expect(addressOf(app)).toMatch(/^\/(login|register)\//));
    expect(sessionStorage.getItem('wayBack')).toContain(list);
  });

  it('are the visitor’s after registration and check-in: kept, recorded once, removed, and known as downloaded before', async () => {
    const me = await registerPhone(phone, onSite);
    let app = await openApp(list);
    await screen.findByRole('heading', { name: '会刊与名录' });
    await tap(app, '采购需求汇总');
    await says('采购需求汇总', '请先签到，再查看或下载');
    const record = {
      ExhibitionId: onSite,
      SignInPlaceId: 'gate00000000000000000001',
      RegistrationId: me['RecordId'],
    };
    await phone.call('insert/SignInRecord', { record });
    await tap(app, '采购需求汇总');
    await says('采购需求汇总', '已保存到本机，没有网络也能打开');
    await tap(app, '参观指南');
    await says('参观指南', '已保存到本机，没有网络也能打开');
    await eventually(async () =>
      expect((await records()).map((one) => [one['FileDownloadTaskId'], one['VisitorId']])).toEqual([
        [idOf(4), me['VisitorId']],
        [idOf(3), me['VisitorId']],
      ]),
    );
    await app.user.click(screen.getByRole('radio', { name: '我的下载' }));
    await waitFor(() => expect(mainText()).toMatch(/已保存在本机共 2 个文件，/));
    expect(addressOf(app)).toBe(`${list}?view=kept`);
    pauseBetweenTaps();
    await app.user.click(screen.getByRole('button', { name: '从本机删除：参观指南.pdf' }));
    await screen.findByRole('heading', { name: '下载过的其他文件' });
    expect(mainText()).toMatch(/共 1 个文件，/);
    await tap(app, '参观指南');
    await waitFor(() => expect(mainText()).toMatch(/共 2 个文件，/));
    expect(screen.queryByRole('heading', { name: '下载过的其他文件' })).toBeNull();
    expect(await records()).toHaveLength(2);
    // Taken off the list by the organiser: what is on the phone stays the visitor's.
    await phone.call('update/FileDownloadTask', { recordId: idOf(3), setValue: { IsDeleted: true } });
    app = await openApp(`${list}?view=kept`);
    await says('参观指南', '主办方已删除，本机仍可打开');
    expect(row('采购需求汇总').textContent).not.toContain('主办方已删除');
  });

  it('that a visitor has downloaded are none at first, and of this exhibition alone', async () => {
    await registerPhone(phone, onSite);
    let app = await openApp(list);
    await screen.findByRole('heading', { name: '会刊与名录' });
    await tap(app, '会刊.pdf');
    await says('会刊.pdf', '已保存到本机');
    app = await openApp(`/downloads/${endedId}?view=kept`);
    await screen.findByText('还没有下载过文件');
    await app.user.click(screen.getByRole('link', { name: '查看全部文件' }));
    await waitFor(() => expect(addressOf(app)).toBe(`/downloads/${endedId}`));
  });
});
