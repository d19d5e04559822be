// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const exhibitionId = 'open00000000000000000001';
const owner: MessageOwner = { exhibitionId, visitorId: 'visitor00000000000000xyz' };
const key = { owner, partner: undefined };
let phone: Phone;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => tab.kill());

const answer = (text: string) =>
  phone.call('insert/MessageInfo', {
    record: {
      ExhibitionId: exhibitionId,
      Type: '1',
      BusinessType: 'text',
      State: '0',
      Content: text,
      ExhibitorSender: 'exhibitor000000000001021',
      VisitorReceiver: owner.visitorId,
    },
  });

async function openPage() {
  // At its usual speed: a moment is shorter than the pause between two questions.
  tab = await openTab({ timeFactor: 1 });
  const { openKeptThread, threadQuery } = await import('#entities/message/threadQuery.ts');
  const { queryClient } = await import('#data/queries/queryClient.ts');
  const { localStores } = await import('#session/localStores.ts');
  const read = async () =>
    (await queryClient().fetchQuery(threadQuery(key))).streams
      .map(({ messages }) => messages.map(({ text }) => text))
      .flat();
  const shown = () => queryClient().getQueryData(threadQuery(key).queryKey);
  return { openKept: () => openKeptThread(key), shown, read, stores: await localStores() };
}

it('messages that another page read a moment ago are asked for again when the page is loaded', async () => {
  await answer('样品到了');
  const page = await openPage();
  expect(await page.read()).toContain('样品到了');
  await eventually(async () => {
    expect(await page.stores.threads.find(owner, undefined)).toBeDefined();
  });
  tab.kill();

  await answer('请来展位');
  const loaded = await openPage();
  await loaded.openKept();
  expect(loaded.shown()).toMatchObject({ isKept: true });
  expect(await loaded.read()).toEqual(expect.arrayContaining(['样品到了', '请来展位']));
});
