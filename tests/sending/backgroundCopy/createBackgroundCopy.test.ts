// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const exhibitionId = 'open00000000000000000001';
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab();
});
afterEach(() => tab.kill());

it('the copy of one owner that comes soon is not put off by what another owner types', async () => {
  const { createBackgroundCopy } = await import('#sending/backgroundCopy/createBackgroundCopy.ts');
  const copied: string[] = [];
  const copies = createBackgroundCopy({
    name: 'notes',
    waitingName: 'notesWaiting',
    senderOf: () => ({ kind: 'newcomer' }),
    copyOnce: (_, { ownerId }) => {
      copied.push(ownerId);
      return Promise.resolve();
    },
  });
  for (const ownerId of ['one', 'other', 'other']) copies.copySoon({ exhibitionId, ownerId });
  await eventually(() => expect(copied.slice().sort()).toEqual(['one', 'other']));
});
