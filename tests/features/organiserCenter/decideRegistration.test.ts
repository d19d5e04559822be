// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'organiser000000000000001';
const list = `/organiser-center/${exhibitionId}/decide`;
const host = 'user0000000000000000host';
const name = '顾清越';
let phone: Phone;

beforeAll(async () => {
  startServer();
  // Its code is read for the first time here, not while a test waits for the screen.
  await import('#features/organiserCenter/decideRegistration/DecideRegistrationScreen.tsx');
});
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', host);
});

const waiting = async () =>
  (await phone.rows('VisitorExhibitionInfo', exhibitionId)).find(
    (row) => row['Name'] === name && row['ApproveState'] === '0',
  );
const views = () => phone.rows('DocumentViewRecord', exhibitionId);
const tap = async (app: App, of: string) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name: of }));
};
async function openWhole(): Promise<App> {
  const row = await waiting();
  return openApp(`${list}/${String(row?.['RecordId'])}`);
}

describe('a registration that is decided whole', () => {
  it('is opened from the list, and shows the answers with documents and contact masked', async () => {
    const app = await openApp(list);
    const link = await screen.findByRole('link', { name: `${name}：查看全部资料` });
    pauseBetweenTaps();
    await app.user.click(link);
    await waitFor(() => expect(app.router.state.location.pathname).toBe(link.getAttribute('href')));
    // Its code is read once more in this page.
    await screen.findByRole('heading', { name }, { timeout: 10_000 });
    expect(await screen.findByText('制造企业')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/E00000041|1390003\d{4}/);
    expect(await views()).toEqual([]);
  });

  it('shows a document when it is asked for, and the server holds who looked at what', async () => {
    const app = await openWhole();
    await tap(app, '查看身份证件');
    expect(await screen.findByText('E00000041')).toBeTruthy();
    expect(await views()).toMatchObject([
      { UserId: host, RegistrationId: (await waiting())?.['RecordId'], FieldKey: 'Document' },
    ]);
    await tap(app, '查看参观证照片');
    expect(await screen.findByRole('button', { name: '放大参观证照片' })).toBeTruthy();
    expect(await views()).toHaveLength(2);
  });

  it('shows nothing where the look could not be noted', async () => {
    const app = await openWhole();
    await phone.fault({ name: 'serverError500', path: 'insert/DocumentViewRecord', times: 1 });
    await tap(app, '查看身份证件');
    await screen.findByText('查看没有记录成功，因此没有显示，请再试一次。');
    expect(document.body.textContent).not.toContain('E00000041');
    await tap(app, '查看身份证件');
    await screen.findByText('E00000041');
    expect(await views()).toHaveLength(1);
  });

  it('notes a look once whose answer is lost', async () => {
    const app = await openWhole();
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/DocumentViewRecord', times: 1 });
    await tap(app, '查看身份证件');
    await screen.findByText('E00000041');
    expect(await views()).toHaveLength(1);
  });

  it('is sent back with the questions that are to be completed', async () => {
    const app = await openWhole();
    const recordId = (await waiting())?.['RecordId'];
    await screen.findByText('制造企业');
    await tap(app, `退回修改：${name}`);
    const sheet = within(await screen.findByRole('dialog'));
    await app.user.click(sheet.getByRole('checkbox', { name: '需要补充：身份证件' }));
    await app.user.type(sheet.getByRole('textbox'), '证件不清楚');
    await app.user.click(sheet.getByRole('button', { name: '退回修改' }));
    await waitFor(async () =>
      expect(
        (await phone.rows('VisitorExhibitionInfo', exhibitionId)).find((row) => row['RecordId'] === recordId),
      ).toMatchObject({
        ApproveState: '3',
        ReviewReason: '证件不清楚',
        ReviewNotes: [{ Key: 'Document', Text: '证件不清楚' }],
      }),
    );
    expect(await screen.findByText(/^陈澜已于 \d\d:\d\d 退回/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: `通过：${name}` })).toBeNull();
  });
});
