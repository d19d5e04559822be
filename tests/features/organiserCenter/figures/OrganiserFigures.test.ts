// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { readBytes } from '#ui/photo/pixels/decodePicture.ts';
import { pauseBetweenTaps } from '#tests/features/steps.ts';

const exhibitionId = 'organiser000000000000001';
const figures = `/organiser-center/${exhibitionId}/figures`;
const host = 'user0000000000000000host';
let phone: Phone;
/** What the page has handed to the phone. */
let files: { readonly name: string; readonly address: string }[] = [];
let blobs: Blob[] = [];

function takeFile(event: Event) {
  if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
  event.preventDefault();
  files.push({ name: event.target.download, address: event.target.href });
}

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', host);
  files = [];
  blobs = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  document.addEventListener('click', takeFile);
});
afterEach(() => document.removeEventListener('click', takeFile));

const total = () => /合计\s*(\d+)/.exec(mainText())?.[1];
const choose = async (app: App, label: string, option: string) =>
  app.user.selectOptions(await screen.findByRole('combobox', { name: label }), option);

async function exportAs(app: App, form: RegExp, count: number) {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name: '导出明细' }));
  const sheet = within(await screen.findByRole('dialog', { name: `导出 ${count} 条` }));
  pauseBetweenTaps();
  await app.user.click(sheet.getByRole('button', { name: form }));
  await screen.findByText(`已导出 ${count} 条`);
}

async function workbookRows() {
  const [blob] = blobs;
  if (blob === undefined) throw new Error('no file');
  const [sheet] = await readWorkbook(Buffer.from(await readBytes(blob)));
  return sheet?.data ?? [];
}

function csvRows(): readonly (readonly string[])[] {
  const [, text = ''] = (files[0]?.address ?? '').split('charset=utf-8,');
  return parse(decodeURIComponent(text), { bom: true, record_delimiter: '\r\n' });
}

describe('the figures of an exhibition', () => {
  it('count the registrations, all of them before a fair that has not begun, and by channel', async () => {
    await openApp(figures);
    await waitFor(() => expect(total()).toBe('74'));
    expect(mainText()).toMatch(/展会于 .+ 开始/);
    const before = screen.getByRole('row', { name: /^展前 74$/ });
    expect(before).toBeTruthy();
    expect(screen.getByRole('row', { name: /^专业观众 \d+$/ })).toBeTruthy();
    const reads = phone.asked.filter(({ path }) => path === 'get/VisitorExhibitionInfo');
    expect(reads.map(({ body }) => body.userId)).toEqual([host]);
  });

  it('show the check-ins of today by the hour and by place', async () => {
    const app = await openApp(figures);
    await choose(app, '数据项', '签到');
    await waitFor(() => expect(total()).toBe('46'));
    expect(screen.getByRole('row', { name: /^南入口 34$/ })).toBeTruthy();
    await app.user.selectOptions(screen.getByRole('combobox', { name: '时间范围' }), 'today');
    expect(await screen.findByText('按小时')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: '展馆' })).toBeNull();
  });

  it.each([
    ['展位浏览', 'views'],
    ['线索', 'leads'],
    ['洽谈', 'meetings'],
    ['订单', 'orders'],
    ['资料下载', 'downloads'],
    ['供需信息', 'posts'],
  ])('of %s are those of the halls and of what belongs to none', async (name, key) => {
    const app = await openApp(figures);
    await choose(app, '数据项', name);
    await waitFor(() => expect(screen.getByRole('table', { name: `${name} · 按展馆` })).toBeTruthy());
    const table = screen.getByRole('table', { name: `${name} · 按展馆` });
    const counts = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(/(\d+)$/.exec(row.textContent)?.[1]));
    expect(`${counts.reduce((sum, count) => sum + count, 0)}`).toBe(total());
    if (key === 'posts') return;
    // The one exhibitor with a file is in the first hall.
    const hall = key === 'downloads' ? '1 号馆' : '2 号馆';
    await choose(app, '展馆', hall);
    const inHall = within(table).getByRole('row', { name: new RegExp(`^${hall}`) });
    expect(inHall.textContent).toContain(total());
  });

  it('that did not load are named, and are read by another try', async () => {
    phone.answerInstead(({ path }) => (path === 'get/Order' ? new Response('', { status: 500 }) : undefined));
    const app = await openApp(figures);
    await choose(app, '数据项', '订单');
    expect(await screen.findByText('“订单”加载失败', undefined, { timeout: 5_000 })).toBeTruthy();
    phone.answerInstead(() => undefined);
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(total()).toBe('7'));
  });

  it('without rows say so, and offer no list', async () => {
    const app = await openApp('/organiser-center/channels0000000000000001/figures');
    await choose(app, '数据项', '订单');
    expect(await screen.findByText('没有相应的记录。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '导出明细' })).toBeNull();
  });
});

describe('the list behind a figure leaves', () => {
  it('as a workbook with masked people, and nothing else of them', async () => {
    const app = await openApp(figures);
    await exportAs(app, /Excel 表格/, 74);
    expect(files[0]?.name).toBe('登记.xlsx');
    const [headings = [], ...rows] = await workbookRows();
    expect(headings).toEqual(['时间', '姓名', '公司', '联系方式', '登记通道', '状态']);
    expect(rows).toHaveLength(74);
    expect(rows.every(([time]) => time instanceof Date)).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/1390003\d{4}|7100000\d+|唐以晴/);
    expect(rows.every((row) => String(row[3]).includes('****'))).toBe(true);
  });

  it('as CSV with the numbers of orders and their amounts, without who receives them', async () => {
    const app = await openApp(figures);
    await choose(app, '数据项', '订单');
    await exportAs(app, /CSV 文件/, 7);
    const [headings, ...rows] = csvRows();
    expect(headings).toEqual(['订单号', '时间', '展商', '展位号', '展馆', '金额（元）', '状态']);
    expect(rows[6]?.[0]).toBe('002026120001');
    expect(rows[6]?.[5]).toBe('128');
    const asked = phone.asked.find(({ path }) => path === 'get/Order');
    expect(JSON.stringify(asked?.body.params)).not.toMatch(/Receiver|VisitorId/);
  });

  it('with each of 1,203 rows, and with what a person typed as text', async () => {
    const rows = Array.from({ length: 1_203 }, (_, at) => ({
      RecordId: `many${String(at).padStart(20, '0')}`,
      ExhibitionId: exhibitionId,
      CreatedAt: '2026-11-20 10:00:00',
      Name: '=1+1',
      CompanyName: '=HYPERLINK("https://bad.example")',
      ApproveState: '2',
    }));
    phone.answerInstead(({ path, body }) => {
      if (path !== 'get/VisitorExhibitionInfo') return undefined;
      const { pageIndex, pageSize } = body.params['options'] as { pageIndex: number; pageSize: number };
      const result = rows.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
      return Response.json({ resCode: 0, resMsg: '', result });
    });
    const app = await openApp(figures);
    await exportAs(app, /CSV 文件/, 1_203);
    const [, ...read] = csvRows();
    expect(read).toHaveLength(1_203);
    expect(read.every((row) => row[2] === `'=HYPERLINK("https://bad.example")`)).toBe(true);
  });
});
