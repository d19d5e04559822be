// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import type { Row } from '#sandbox/store/store.ts';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { registerPhone } from '../registerPhone.ts';

const fair = 'open00000000000000000001';
const page = `/whats-new/${fair}`;
const inTime = { timeout: 10_000 };
const hour = 3_600_000;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const rows = () =>
  Array.from(document.querySelectorAll('main li a')).map(({ textContent }) => textContent ?? '');
const shows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count), inTime);

/** Opens the page and reads the notice of the organiser, which every visitor has. */
async function beginReading(): Promise<void> {
  const app = await openApp(page);
  await shows(1);
  expect(rows()[0]).toMatch(/^消息.*1 条新消息/);
  await app.user.click(screen.getByRole('button', { name: '全部已读' }));
  await screen.findByText('没有新动态', undefined, inTime);
}

/** Saves the first exhibitor of the fair, and a session with a counted seat. */
async function saveSome(person: Row): Promise<{ readonly exhibitor: Row; readonly session: Row }> {
  const owner = String(person['VisitorId']);
  const [exhibitor = {}] = await phone.rows('ExhibitorExhibitionInfo', fair);
  await phone.call('insert/CollectionInfo', {
    record: {
      ExhibitionId: fair,
      VisitorId: owner,
      CollectionByWhat: '关注店铺',
      ExhibitorId: exhibitor['ExhibitorId'],
    },
  });
  const [session = {}] = await phone.rows('Conference', fair);
  const startMs = Math.floor(Date.now() / 60_000) * 60_000 + 30 * hour;
  const times = { StartTime: formatVenueTime(startMs), EndTime: '' };
  await changeSession(session, { ...times, Seats: 10, SeatsTaken: 10 });
  const place = { zh: session['Place'], en: session['PlaceEn'] };
  const entry = {
    kind: 'conference',
    id: session['RecordId'],
    title: { zh: session['Title'], en: '' },
    startMs,
    knownStartMs: startMs,
    placeName: place,
    knownPlace: place,
    path: `/conference/${fair}/${String(session['RecordId'])}`,
  };
  localStorage.setItem(`schedule.${fair}/${owner}`, JSON.stringify([entry]));
  return { exhibitor, session };
}

const changeSession = (session: Row, setValue: Row) =>
  phone.call('update/Conference', { recordId: session['RecordId'], setValue });
const addProduct = ({ ExhibitorId }: Row, ProductName: string) =>
  phone.call('insert/Product', { record: { ExhibitionId: fair, ExhibitorId, ProductName, IsShow: true } });

/** Waits until the phone has kept what the page has read with this in it. */
async function isKept(visitorId: unknown, text: string): Promise<void> {
  const { readOwnRows } = await import('#data/queries/keptOwnRows.ts');
  const place = { exhibitionId: fair, visitorIds: [String(visitorId)], name: 'whatsNew' };
  await eventually(async () => expect(JSON.stringify(await readOwnRows(place))).toContain(text));
}

/** A question that the organiser has answered. */
const ask = (VisitorId: unknown, Content: string) =>
  phone.call('insert/ConnectUs', {
    record: { ExhibitionId: fair, VisitorId, Content, State: '1', Answer: '可以', Name: '林小满' },
  });

const failOrders = () =>
  phone.answerInstead(({ path }) =>
    path.endsWith('/Order') ? new Response('', { status: 500 }) : undefined,
  );

describe('what is new for a visitor', () => {
  it('is asked of no server for a stranger, who is offered to register', async () => {
    await openApp(page);
    await screen.findByText('登记或登录后，可以在这里查看与您有关的新动态。');
    expect(phone.asked.filter(({ path }) => /Order|Appointment|Product/.test(path))).toEqual([]);
  });

  it('is what was not read at the first look, and then each change once, until it is opened or all are read', async () => {
    const person = await registerPhone(phone, fair, {});
    const { exhibitor, session } = await saveSome(person);
    await beginReading();
    phone.pass(hour);
    await changeSession(session, { SeatsTaken: 7, StartTime: formatVenueTime(Date.now() + 32 * hour) });
    await addProduct(exhibitor, '新款夹具');
    await addProduct(exhibitor, '新款机器人');
    const app = await openApp(page);
    await shows(3);
    expect(rows()[0]).toMatch(/改期，原为/);
    expect(rows()[1]).toMatch(/又有余位：3 个/);
    expect(rows()[2]).toMatch(/新增 2 件产品：.*新款机器人/);
    await app.user.click(screen.getByRole('link', { name: /又有余位/ }));
    await openApp(page);
    await shows(2);
    await app.user.click(screen.getByRole('button', { name: '全部已读' }));
    await screen.findByText('没有新动态', undefined, inTime);
    await openApp(page);
    await screen.findByText('没有新动态', undefined, inTime);
  });

  it('is counted on the home like on its page, from what the phone has read, until it is opened', async () => {
    const person = await registerPhone(phone, fair, {});
    const { exhibitor, session } = await saveSome(person);
    await beginReading();
    phone.pass(hour);
    await ask(person['VisitorId'], '可以停车吗？');
    await changeSession(session, { SeatsTaken: 7 });
    await addProduct(exhibitor, '新款夹具');
    await openApp(page);
    await shows(3);
    await isKept(person['VisitorId'], '新款夹具');
    const before = phone.asked.length;
    const home = await openApp(`/home/${fair}`);
    const line = await screen.findByRole('link', { name: /^全部新动态/ }, inTime);
    await waitFor(() => expect(line.textContent).toMatch(/^全部新动态\s*共 3 项$/), inTime);
    const asked = phone.asked.slice(before).map(({ path, body }) => `${path} ${JSON.stringify(body)}`);
    expect(asked.filter((one) => /Product .*ExhibitorId|queryList\/FileDownloadTask/.test(one))).toEqual([]);
    await home.user.click(line);
    await shows(3);
    await home.user.click(screen.getByRole('button', { name: '全部已读' }));
    await screen.findByText('没有新动态', undefined, inTime);
    await ask(person['VisitorId'], '可以寄存行李吗？');
    await openApp(`/home/${fair}`);
    const next = await screen.findByRole('link', { name: /^全部新动态/ }, inTime);
    await waitFor(() => expect(next.textContent).toMatch(/共 1 项$/), inTime);
  });

  it('is the answers of the organiser too, and not that of another visitor', async () => {
    const person = await registerPhone(phone, fair, {});
    await beginReading();
    await ask(person['VisitorId'], '可以停车吗？');
    await ask('visitor00000000000000999', '别人的问题');
    await openApp(page);
    await shows(1);
    expect(rows()[0]).toMatch(/可以停车吗？.*主办方回复：可以/);
  });

  it('is shown as far as it is known where a part cannot be read, and says so', async () => {
    const person = await registerPhone(phone, fair, {});
    await ask(person['VisitorId'], '可以停车吗？');
    failOrders();
    await openApp(page);
    await screen.findByText('部分内容加载失败', undefined, { timeout: 30_000 });
    expect(mainText()).toContain('可以停车吗？');
  });

  it('shows what is known while a part that failed is asked for again', async () => {
    const person = await registerPhone(phone, fair, {});
    await ask(person['VisitorId'], '可以停车吗？');
    failOrders();
    await openApp(page, { timeFactor: 1 });
    await screen.findByText(/可以停车吗/, undefined, inTime);
    expect(mainText()).not.toContain('部分内容加载失败');
  });
});
