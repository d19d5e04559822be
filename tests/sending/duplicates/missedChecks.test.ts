// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { actIn, type SweptWrite, type Wish } from './sweptWrite.ts';
import { isOnce, nameOf, sweptWrites } from './sweptWrites.ts';
import { provideWebLocks, withdrawWebLocks } from './webLocks.ts';

const part = '#sending/duplicates/duplicateChecks.ts';
let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  provideWebLocks();
});
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
  withdrawWebLocks();
  vi.doUnmock(part);
});

async function wishOn(write: SweptWrite): Promise<Wish> {
  const tab = await openTab({ timeFactor: 0.0005 });
  tabs.push(tab);
  await tab.localStores();
  return write.open(await actIn(tab, phone, write.exhibitionId, 0));
}

/** A page that opens after the others have ended. */
async function nextPage(write: SweptWrite): Promise<Wish> {
  for (const tab of tabs) tab.kill();
  // Its locks end with it.
  provideWebLocks();
  vi.doUnmock(part);
  const wish = await wishOn(write);
  await import('#sending/duplicates/duplicateChecks.ts');
  const { sendWhatWaits } = await import('#app/listening/sendWhatWaits.ts');
  sendWhatWaits();
  return wish;
}

/** A network, or a server with a newer release, that has this one file no more: whatever is taken of it throws. */
async function loseChecks(): Promise<void> {
  vi.doMock(part, () => ({}));
  // It is in force from the first import on; one beside it would get the real file.
  await import('#sending/duplicates/duplicateChecks.ts');
}

const looked = ['Address', 'ProductVisitInfoMessage', 'ConnectUs', 'Order', 'Product', 'MessageInfo'];
const writes = sweptWrites.filter(
  ({ collection, isKept = true, of }) => isKept && looked.includes(collection) && of !== 'a report',
);

describe.each(writes.map((write) => [nameOf(write), write] as const))('a new row of %s', (_, write) => {
  const insert = `insert/${write.collection}`;

  it('that is delivered twice while the part that looks for it cannot be loaded is one after the next page', async () => {
    const wish = await wishOn(write);
    await loseChecks();
    await phone.fault({ name: 'deliveredTwice', path: insert, times: 1 });
    await wish.write();
    expect(await wish.rows()).toHaveLength(2);
    await isOnce(await nextPage(write));
    await eventually(() => expect(localStorage.getItem('duplicateChecks')).toBe('[]'));
  });
});

const calls = writes.filter(({ collection }) => collection === 'Address' || collection === 'ConnectUs');

describe.each(calls.map((write) => [nameOf(write), write] as const))('a new row of %s', (_, write) => {
  it('that is delivered twice while the page ends is one after the next page', async () => {
    const wish = await wishOn(write);
    await phone.fault({ name: 'deliveredTwice', path: `insert/${write.collection}`, times: 1 });
    phone.answerInstead(({ path }) => {
      if (path.startsWith('insert/')) for (const tab of tabs) tab.kill();
      return undefined;
    });
    void wish.write();
    await eventually(async () => expect(await wish.rows()).toHaveLength(2));
    phone.answerInstead(() => undefined);
    await isOnce(await nextPage(write));
  });

  it('that the server refuses is not looked for', async () => {
    const wish = await wishOn(write);
    phone.answerInstead(({ path }) =>
      path.startsWith('insert/') ? Response.json({ resCode: 1, resMsg: '', result: null }) : undefined,
    );
    await wish.write();
    expect(phone.takePaths()).toContain(`insert/${write.collection}`);
    expect(localStorage.getItem('duplicateChecks') ?? '[]').toBe('[]');
  });
});
