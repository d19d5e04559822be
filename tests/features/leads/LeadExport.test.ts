// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { readBytes } from '#ui/photo/pixels/decodePicture.ts';
import { pauseBetweenTaps } from '../steps.ts';

const leads = '/exhibitor-center/stand0000000000000000001/leads';
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
  openPhone();
  localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
  localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
  files = [];
  blobs = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  document.addEventListener('click', takeFile);
});
afterEach(() => document.removeEventListener('click', takeFile));

async function exportAs(app: App, form: RegExp) {
  await waitFor(() => expect(mainText()).toContain('4 条线索'));
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name: '导出' }));
  const sheet = within(await screen.findByRole('dialog', { name: '导出 4 条线索' }));
  pauseBetweenTaps();
  await app.user.click(sheet.getByRole('button', { name: form }));
  await screen.findByText('已导出 4 条线索');
}

describe('the leads of a booth leave', () => {
  it('as a workbook whose names are Chinese and whose codes are texts', async () => {
    await exportAs(await openApp(leads), /Excel 表格/);
    expect(files).toEqual([{ name: '线索.xlsx', address: 'blob:1' }]);
    const [blob] = blobs;
    if (blob === undefined) throw new Error('no file');
    const [sheet] = await readWorkbook(Buffer.from(await readBytes(blob)));
    expect(sheet?.sheet).toBe('线索');
    const [headings = [], ...rows] = sheet?.data ?? [];
    expect(headings).toContain('参观码');
    expect(rows).toHaveLength(4);
    const column = (heading: string) => rows.map((row) => row[headings.indexOf(heading)]);
    expect(column('最近见面').every((met) => met instanceof Date)).toBe(true);
    for (const code of [...column('参观码'), ...column('手机')].filter((cell) => cell !== null))
      expect(code).toEqual(expect.any(String));
  });

  it('as CSV for other software, as before', async () => {
    await exportAs(await openApp(leads), /CSV 文件/);
    const [file] = files;
    expect(file?.name).toBe('线索.csv');
    const [, text = ''] = (file?.address ?? '').split('charset=utf-8,');
    const rows = parse(decodeURIComponent(text), { bom: true });
    expect(rows).toHaveLength(5);
    expect(rows[0]).toContain('参观码');
  });
});
