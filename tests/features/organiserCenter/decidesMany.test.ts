// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'organiser000000000000001';
const center = `/organiser-center/${exhibitionId}`;
const unhurried = { timeout: 60_000 };
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', 'user0000000000000000host');
  const there = (await phone.rows('CloudRelease', exhibitionId)).filter(
    ({ ApproveState }) => ApproveState === '0' || ApproveState === '1',
  );
  const records = Array.from({ length: 1_000 - there.length }, (_, at) => ({
    ExhibitionId: exhibitionId,
    type: 'supply',
    productName: `样机 ${at + 1}`,
    ApproveState: '0',
  }));
  await phone.call('insertList/CloudRelease', { records });
});

const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }, { timeout: 20_000 }));
};
const rows = () => within(screen.getByRole('list', { name: '待审核' })).getAllByRole('listitem').length;
const shows = (count: number) => waitFor(() => expect(rows()).toBe(count), unhurried);
const approved = async () =>
  (await phone.rows('CloudRelease', exhibitionId)).filter(({ ApproveState }) => ApproveState === '2').length;

describe('a thousand rows of one kind that wait', { timeout: 180_000 }, () => {
  it('are counted whole, shown in parts, and found as they were left', async () => {
    // As for a person: read again every few milliseconds, a list of a hundred leaves no time for the next screen.
    const app = await openApp(`${center}/decide`, { timeFactor: 1 });
    await tap(app, '供需 1000');
    await shows(50);
    await tap(app, '显示更多');
    await shows(100);
    const link = screen.getAllByRole('link', { name: /查看全部内容$/ })[99] as HTMLElement;
    const [name = ''] = (link.textContent ?? '').split('：');
    pauseBetweenTaps();
    await app.user.click(link);
    await screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });
    await act(() => app.router.navigate(-1));
    await shows(100);
    const chip = screen.getByRole('button', { name: '供需 1000' });
    expect(chip.getAttribute('aria-pressed')).toBe('true');
  });

  it('are chosen as far as they are shown, and decided together; the next ones follow', async () => {
    const app = await openApp(`${center}/decide`);
    await tap(app, '供需 1000');
    await shows(50);
    const before = await approved();
    await tap(app, '选择');
    await tap(app, '全选当前显示的');
    await screen.findByText('已选 50 条');
    await tap(app, '通过 50 条');
    await waitFor(async () => expect(await approved()).toBe(before + 50), unhurried);
    await screen.findByRole('button', { name: '供需 950' }, { timeout: 30_000 });
    await shows(50);
  });
});
