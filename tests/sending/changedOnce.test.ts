// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { boothChanges } from './duplicates/boothChanges.ts';
import { type Change, changes } from './duplicates/tapChanges.ts';
import { host, stand } from './duplicates/sweptWrite.ts';

let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
});

async function openOn({ path, find, exhibitionId, isOrganisers, prepare, make, isMade }: Change, offMs = 0) {
  await prepare?.(phone);
  const collection = path.split('/')[1] ?? '';
  const rows = () => phone.rows(collection, exhibitionId);
  const row = (await rows()).find(find);
  if (row === undefined) throw new Error(`no row in ${collection}`);
  const kept = isOrganisers
    ? { organizerUserId: host }
    : { exhibitorId: stand.exhibitorId, exhibitorUserId: stand.exhibitorUserId };
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);

  /** The same change on a page that is opened now. */
  async function open() {
    const tab = await openTab({ now: () => Date.now() + offMs });
    tabs.push(tab);
    return { tab, run: await make(row as Row) };
  }
  return {
    open,
    ...(await open()),
    written: () => phone.asked.filter((one) => one.path === path).length,
    isDone: async () => isMade((await rows()).find((one) => one['RecordId'] === row['RecordId'])),
  };
}

describe.each([...changes, ...boothChanges])('$name', (change) => {
  const { path } = change;

  it.each(['replyLostAfterCommit', 'deliveredTwice'] as const)(
    'is made and told as done where its request suffers %s',
    async (name) => {
      const { run, isDone, written } = await openOn(change);
      await phone.fault({ name, path, times: 1 });
      expect(await run()).toBe('done');
      expect(await isDone()).toBe(true);
      expect(await run()).toBe('done');
      expect(written()).toBe(1);
    },
  );

  it('is not told as done where the server refuses it', async () => {
    const { run, isDone } = await openOn(change);
    phone.answerInstead((asked) =>
      asked.path === path ? Response.json({ resCode: 4711, resMsg: 'no', result: [] }) : undefined,
    );
    expect(await run()).not.toBe('done');
    expect(await isDone()).toBe(false);
  });

  it('is not sent once another visitor has logged in since the tap', async () => {
    const { tab, run, isDone, written } = await openOn(change);
    phone.answerInstead(() => {
      tab.device.getState().set('visitorId', 'next00000000000000000001');
      return undefined;
    });
    expect(await run()).toBe('notDone');
    expect(written()).toBe(0);
    expect(await isDone()).toBe(false);
  });

  it('of a page that ends while it is sent is seen as done by the next page, which sends nothing', async () => {
    const { tab, run, open, isDone, written } = await openOn(change);
    void run();
    await eventually(async () => expect(written()).toBe(1));
    tab.kill();
    await eventually(async () => expect(await isDone()).toBe(true));
    expect(await (await open()).run()).toBe('done');
    expect(written()).toBe(1);
  });

  it('that two tabs make at the same time is made, and both tell it', async () => {
    const { run, open, isDone } = await openOn(change);
    const other = await open();
    const told = await Promise.all([run(), other.run()]);
    expect(await isDone()).toBe(true);
    expect(told).toContain('done');
    expect(told.filter((outcome) => !['done', 'changed', 'gone', 'refused'].includes(outcome))).toEqual([]);
  });

  it.each([-1, 1])('is made on a phone whose clock is %i days off', async (days) => {
    const { run, isDone } = await openOn(change, days * 86_400_000);
    expect(await run()).toBe('done');
    expect(await isDone()).toBe(true);
  });
});
