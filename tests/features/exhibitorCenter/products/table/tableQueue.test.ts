// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const booth = {
  exhibitionId: 'stand0000000000000000001',
  exhibitorId: 'exhibitor000000000000001',
  exhibitorUserId: 'user00000000000exhibitor',
};
const names = ['夹具 1', '夹具 2', '夹具 3'];
const records = names.map((ProductName) => ({ ProductName }));
let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const tab of tabs) tab.kill();
  tabs = [];
});

async function openTable() {
  const tab = await openTab();
  tabs.push(tab);
  const logInAs = (exhibitorId: string, exhibitorUserId = booth.exhibitorUserId) => {
    tab.device.getState().set('exhibitorId', exhibitorId);
    tab.device.getState().set('exhibitorUserId', exhibitorUserId);
  };
  logInAs(booth.exhibitorId);
  const { createTableQueue } = await import('#features/exhibitorCenter/products/table/tableQueue.ts');
  const queue = createTableQueue(booth);
  return { ...queue, tab, logInAs, rows: () => queue.store.getState().rows ?? [] };
}

const stored = async () =>
  (await phone.rows('Product', booth.exhibitionId))
    .map((row) => String(row['ProductName']))
    .filter((name) => names.indexOf(name) >= 0)
    .sort();
const insertOf = (name: string, answer: () => Response) =>
  phone.answerInstead(({ path, body }) =>
    path === 'insert/Product' && (body.params['record'] as Row)['ProductName'] === name
      ? answer()
      : undefined,
  );

describe('the products of a pasted table', () => {
  it('are stored once each, also where an answer is lost and it is asked for twice', async () => {
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/Product', times: 1 });
    const table = await openTable();
    await table.add(records);
    expect(table.rows()).toMatchObject(names.map((name) => ({ name, at: 'waiting' })));
    await Promise.all([table.run(), table.run()]);
    await vi.waitFor(() => expect(table.rows()).toEqual([]));
    expect(await stored()).toEqual(names);
    expect(table.store.getState()).toMatchObject({ stored: 3, isRunning: false });
  });

  it('do not wait for one that is refused, which stays until it is dropped', async () => {
    insertOf('夹具 2', () => Response.json({ resCode: 400_000, resMsg: 'no', result: [] }));
    const table = await openTable();
    await table.add(records);
    await table.run();
    expect(await stored()).toEqual(['夹具 1', '夹具 3']);
    expect(table.rows()).toMatchObject([{ name: '夹具 2', at: 'refused', refusal: { message: 'no' } }]);
    await table.dropRefused();
    expect(table.rows()).toEqual([]);
  });

  it('that were left without a network are sent by the page that comes after', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const first = await openTable();
    await first.add(records);
    await first.run();
    expect(phone.takePaths()).toEqual([]);
    first.tab.kill();
    line.mockRestore();
    const next = await openTable();
    await next.run();
    expect(await stored()).toEqual(names);
  });

  it('that are added while others are sent leave as well', async () => {
    const table = await openTable();
    await table.add(records.slice(0, 1));
    const sending = table.run();
    await table.add(records.slice(1));
    await Promise.all([sending, table.run()]);
    await vi.waitFor(async () => expect(await stored()).toEqual(names));
  });

  it('go on by themselves where the first had no answer, and are shown as under way then', async () => {
    const table = await openTable();
    phone.answerInstead(({ path }) =>
      path === 'queryList/Product' ? new Response('', { status: 404 }) : undefined,
    );
    await table.add(records);
    await table.run();
    expect(table.store.getState()).toMatchObject({ stored: 0, isRunning: false });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    phone.answerInstead(async ({ path }) => {
      if (path === 'insert/Product') await answered;
      return undefined;
    });
    await eventually(() => expect(table.rows()[0]).toMatchObject({ name: names[0], at: 'sending' }));
    expect(table.store.getState().isRunning).toBe(true);
    answer();
    await eventually(async () => expect(await stored()).toEqual(names));
    await eventually(() => expect(table.store.getState()).toMatchObject({ stored: 3, isRunning: false }));
  });

  it.each([
    ['another exhibitor', 'exhibitor000000000000002', booth.exhibitorUserId],
    ['a colleague', booth.exhibitorId, 'user000000000000colleague'],
  ])('wait while %s is logged in', async (_, exhibitorId, exhibitorUserId) => {
    const table = await openTable();
    await table.add(records);
    table.logInAs(exhibitorId, exhibitorUserId);
    await table.run();
    expect(await stored()).toEqual([]);
    expect(table.rows()).toHaveLength(3);
    table.logInAs(booth.exhibitorId);
    await table.run();
    expect(await stored()).toEqual(names);
  });
});
