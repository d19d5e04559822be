// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerPhone } from '#tests/features/registerPhone.ts';
import { withHeights } from '#tests/features/shop.ts';

const openId = 'open00000000000000000001';
const hallId = 'hall00000000000000000002';
const plan = `/hall/${openId}/${hallId}/plan`;

let phone: Phone;
let restore: () => void;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  restore = withHeights();
});
afterEach(() => restore());

const inHall = async (): Promise<Row[]> =>
  (await phone.rows('ExhibitorExhibitionInfo', openId))
    .filter((row) => row['ExhibitionHallId'] === hallId)
    .sort((one, other) => String(one['BoothNo']).localeCompare(String(other['BoothNo'])));
const frame = () => screen.findByRole('application', { name: '2 号馆平面图' });
const viewBox = () =>
  String(document.querySelector('[role="application"] svg')?.getAttribute('viewBox')).split(' ').map(Number);
const booth = (exhibitorId: unknown) =>
  document.querySelector(`[role="application"] [data-booth="${String(exhibitorId)}"]`);
const sheet = async () => within(await screen.findByRole('dialog'));
const tap = (name: string) => screen.getByRole('button', { name });

it('a plan shows the booths of its hall by rows, and only those in the view are drawn', async () => {
  const rows = await inHall();
  await openApp(plan);
  await frame();
  const drawn = document.querySelectorAll('[role="application"] [data-booth]');
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.length).toBeLessThan(rows.length);
  expect(mainText()).toContain('2A 排');
  const list = screen.getAllByRole('list', { name: '2 号馆, 2A 排' })[0]!;
  expect(within(list).getAllByRole('button')[0]?.textContent).toContain(String(rows[0]?.['BoothNo']));
});

it('buttons and keys zoom and move the plan', async () => {
  await openApp(plan);
  const area = await frame();
  const [, , whole = 0] = viewBox();
  await userEvent.click(tap('放大'));
  await waitFor(() => expect(viewBox()[2]).toBeLessThan(whole));
  const [left = 0, top = 0, near = 0] = viewBox();
  fireEvent.keyDown(area, { key: 'ArrowRight' });
  await waitFor(() => expect(viewBox()[0]).toBeGreaterThan(left));
  fireEvent.keyDown(area, { key: 'ArrowDown' });
  await waitFor(() => expect(viewBox()[1]).toBeGreaterThan(top));
  fireEvent.keyDown(area, { key: '-' });
  await waitFor(() => expect(viewBox()[2]).toBeGreaterThan(near));
  fireEvent.keyDown(area, { key: '+' });
  await waitFor(() => expect(viewBox()[2]).toBeCloseTo(near));
  await userEvent.click(tap('显示全宽'));
  await waitFor(() => expect(viewBox()[2]).toBe(whole));
});

it('a booth that is tapped opens its exhibitor, and after a drag nothing is opened', async () => {
  const [row] = await inHall();
  await openApp(plan);
  const area = await frame();
  area.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
  const drawn = booth(row?.['ExhibitorId'])!;
  fireEvent.mouseDown(drawn, { button: 0, clientX: 100, clientY: 300 });
  fireEvent.mouseMove(document, { clientX: 100, clientY: 260 });
  fireEvent.mouseUp(document);
  fireEvent.click(drawn);
  await waitFor(() => expect(viewBox()[1]).toBeGreaterThan(0));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.mouseDown(drawn, { button: 0, clientX: 100, clientY: 300 });
  fireEvent.mouseUp(document);
  fireEvent.click(drawn);
  const opened = await sheet();
  expect(opened.getByRole('heading').textContent).toBe(row?.['CompanyName']);
  expect(opened.getByRole('link', { name: '查看展商' }).getAttribute('href')).toBe(
    `/exhibitor/${openId}/${String(row?.['ExhibitorId'])}`,
  );
  expect(location.search).toBe(`?booth=${String(row?.['ExhibitorId'])}`);
});

it('a saved booth is a stop of the route on the plan and in the list, and the booth named as here is kept for its person', async () => {
  await registerPhone(phone, openId);
  const [first, second] = await inHall();
  await openApp(`${plan}?booth=${String(second?.['ExhibitorId'])}`);
  await frame();
  await userEvent.click(await screen.findByRole('button', { name: /图中所示/ }));
  await userEvent.click((await sheet()).getByRole('button', { name: /^收藏/ }));
  await userEvent.click((await sheet()).getByRole('button', { name: '我在这里' }));
  await waitFor(() => expect(mainText()).toContain(`我在这里：2 号馆 展位 ${String(second?.['BoothNo'])}`));
  expect(booth(second?.['ExhibitorId'])?.querySelectorAll('g')).toHaveLength(3);
  expect(booth(first?.['ExhibitorId'])?.querySelectorAll('g')).toHaveLength(0);
  const item = screen
    .getAllByRole('button')
    .find((one) => one.textContent?.startsWith(String(second?.['BoothNo'])) && one.closest('ul[aria-label]'));
  expect(item?.textContent).toContain('我在这里 · 我的路线第 1 站 · 已收藏');
  await openApp(`/hall/${openId}/hall00000000000000000001/plan`);
  const elsewhere = await screen.findByRole('link', { name: /我在这里：2 号馆/ });
  expect(elsewhere.getAttribute('href')).toBe(`${plan}?booth=${String(second?.['ExhibitorId'])}`);
  localStorage.removeItem('visitorId');
  await registerPhone(phone, openId);
  await openApp(plan);
  await frame();
  expect(mainText()).not.toContain('我在这里：');
});

it('the hall of the last check-in is where the visitor is, until they name a booth', async () => {
  const registered = await registerPhone(phone, openId);
  const placeId = 'a'.repeat(24);
  localStorage.setItem(
    `signInPlaces.${openId}`,
    JSON.stringify([{ RecordId: placeId, ExhibitionId: openId, Name: '二馆南门', Address: '2 号馆南侧' }]),
  );
  localStorage.setItem(
    'signIns',
    JSON.stringify([
      {
        exhibitionId: openId,
        placeId,
        registrationId: registered['RecordId'],
        kind: 'signed',
        signedAt: '2026-11-28 09:00:00',
        tappedAtMs: 1,
        clientRef: 'one',
      },
    ]),
  );
  await openApp(plan);
  expect(await screen.findByText('我在这里：2 号馆，最近签到于二馆南门')).toBeTruthy();
});

it('a hall that is not there, and a booth that has left it, are said so', async () => {
  await openApp(`${plan}?booth=gone`);
  expect(await screen.findByText('这个展位已不在本馆。')).toBeTruthy();
  await openApp(`/hall/${openId}/${'b'.repeat(24)}/plan`);
  expect(await screen.findByText('没有找到这个展馆')).toBeTruthy();
});

it('the page of an exhibitor and its hall lead to the plan, and the plan to the list of its hall', async () => {
  const [row] = await inHall();
  await openApp(`/exhibitor/${openId}/${String(row?.['ExhibitorId'])}`);
  const link = await screen.findByRole('link', { name: /· 平面图$/ });
  expect(link.getAttribute('href')).toBe(`${plan}?booth=${String(row?.['ExhibitorId'])}`);
  await openApp(`/hall/${openId}/${hallId}`);
  expect((await screen.findByRole('link', { name: '展馆平面图' })).getAttribute('href')).toBe(plan);
  await openApp(plan);
  expect((await screen.findByRole('link', { name: '本馆展商列表' })).getAttribute('href')).toBe(
    `/hall/${openId}/${hallId}`,
  );
});

it('five halls or more are chosen from a list of one line, and a hall with one row has a low frame', async () => {
  const record = { ExhibitionId: openId, Name: '1.2 号馆', NameEn: 'Hall 1.2', Sort: 12 };
  const { result } = await phone.call('insert/ExhibitionHall', { record });
  const added = String((result as Row)['RecordId']);
  const [row] = await inHall();
  await phone.call('update/ExhibitorExhibitionInfo', {
    recordId: row?.['RecordId'],
    setValue: { ExhibitionHallId: added, BoothNo: '1A01' },
  });
  await openApp(plan);
  await frame();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '展馆' }), '1.2 号馆');
  await screen.findByRole('application', { name: '1.2 号馆平面图' });
  const [, , width = 0, height = 0] = viewBox();
  expect(height / width).toBeCloseTo(0.35);
});
