// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs, venueText } from '#sandbox/venueClock.ts';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const onSite = 'onsite000000000000000001';
const idOf = (number: number) => `fileonsite${String(number).padStart(14, '0')}`;
const pageOf = (id: string) => `/download/${onSite}/${id}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  // That of jsdom cannot be read by fetch, nor be stored.
  vi.stubGlobal('Blob', NodeBlob);
});

const reads = () => phone.asked.filter(({ path }) => path.endsWith('/FileDownloadTask'));
const factOf = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;
const tap = async (app: App, name: string) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};

describe('the page of a file', () => {
  it('shows the other files of its group, and none of another', async () => {
    await openApp(pageOf(idOf(6)));
    const title = await screen.findByRole('heading', { level: 2, name: '同类文件' });
    const rows = await phone.rows('FileDownloadTask', onSite);
    const of = rows.find((row) => row['RecordId'] === idOf(6))?.['GroupName'];
    const names = (isOf: boolean) =>
      rows
        .filter(
          (row) =>
            (row['GroupName'] === of) === isOf && row['RecordId'] !== idOf(6) && row['IsDeleted'] !== true,
        )
        .map((row) => String(row['Name']));
    const shown = title.closest('section')?.textContent ?? '';
    expect(names(true).length).toBeGreaterThan(0);
    for (const name of names(true)) expect(shown).toContain(name);
    for (const name of names(false)) expect(shown).not.toContain(name);
  });

  it('says what it is and when it can be had; once its time has come a tap keeps it, and another takes it off the phone', async () => {
    const app = await openApp(pageOf(idOf(6)));
    await screen.findByRole('heading', { level: 1, name: '展后报告.pdf' });
    expect(reads()[0]?.body.params).toMatchObject({
      condition: { ExhibitionId: onSite, RecordId: idOf(6) },
    });
    const [stored] = (await phone.rows('FileDownloadTask', onSite)).filter(
      (one) => one['RecordId'] === idOf(6),
    );
    expect(screen.getByText(/^PDF · [\d.]+ [KM]?B$/)).toBeTruthy();
    expect(factOf('分类')).toBe('观众资料');
    expect(factOf('获取条件')).toBe('仅在开放时间内');
    expect(factOf('下载次数')).toBe(`${String(stored?.['DownloadNumber'])} 次`);
    const [, month, day] = String(stored?.['StartTime']).slice(0, 10).split('-').map(Number);
    expect(factOf('开放时间')).toContain(`${month}月${day}日`);
    await tap(app, '下载');
    await screen.findByText('现在还不能查看或下载');
    expect(screen.queryByText('已保存到本机，没有网络也能打开')).toBeNull();

    const setValue = { StartTime: venueText(Date.now() - dayMs) };
    await phone.call('update/FileDownloadTask', { recordId: idOf(6), setValue });
    await tap(app, '下载');
    await screen.findByText('已保存到本机，没有网络也能打开');
    expect(screen.queryByText('现在还不能查看或下载')).toBeNull();
    await screen.findByRole('button', { name: '打开' });
    await tap(app, '从本机删除');
    await screen.findByRole('button', { name: '下载' });
    expect(screen.queryByRole('button', { name: '从本机删除' })).toBeNull();
  });

  it('that is for all has no hours', async () => {
    await openApp(pageOf(idOf(1)));
    await screen.findByRole('heading', { level: 1, name: '会刊.pdf' });
    expect(factOf('获取条件')).toBe('所有人');
    expect(factOf('开放时间')).toBeUndefined();
    expect(screen.queryByRole('button', { name: '从本机删除' })).toBeNull();
  });

  it.each([
    ['was deleted', idOf(16)],
    ['is not there', 'fileonsite00000000000999'],
  ])('that %s says so and leads to the list', async (_which, id) => {
    await openApp(pageOf(id));
    await screen.findByText('文件已被删除');
    expect(screen.getByRole('link', { name: '查看全部文件' }).getAttribute('href')).toBe(
      `/downloads/${onSite}`,
    );
    expect(screen.queryByRole('button', { name: '下载' })).toBeNull();
  });

  it('whose address cannot be an id is asked of no server', async () => {
    const app = await openApp(pageOf('file-6'));
    await screen.findByText('文件已被删除');
    // What would have been asked for has been asked for by then.
    await app.router.navigate(pageOf(idOf(1)));
    await screen.findByRole('heading', { level: 1, name: '会刊.pdf' });
    expect(JSON.stringify(reads().map(({ body }) => body.params))).not.toContain('file-6');
  });

  it('that cannot be read says so, which is not that it is gone, and comes by another try', async () => {
    await phone.fault({ name: 'serverError500', path: '/FileDownloadTask' });
    const app = await openApp(pageOf(idOf(1)));
    await screen.findByText('文件加载失败');
    expect(mainText()).not.toContain('文件已被删除');
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('会刊.pdf'));
  });
});
