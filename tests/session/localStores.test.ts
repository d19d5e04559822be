// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDatabase } from '#device/storage/database.ts';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import type { Services } from '#session/services.ts';
import { openPhone, openTab, startServer, stopServer } from '../flows/openPhone.ts';
import { eventually } from '../support/eventually.ts';

beforeAll(startServer);
afterAll(stopServer);

it('what was kept while localStorage was refused is removed once localStorage keeps values again', async () => {
  openPhone();
  const database = createDatabase({ indexedDB, name: 'exhibition-visitor' });
  await database.set('storage/entranceid', 'open00000000000000000001');
  await database.set('voucher/other', 'kept');
  const tab = await openTab();
  await tab.localStores();
  await eventually(async () => expect(await database.keys('storage/')).toEqual([]));
  expect(await database.get('voucher/other')).toBe('kept');
});

it('stores that could not be opened are opened by the next call', async () => {
  openPhone();
  vi.resetModules();
  const { localStores } = await import('#session/localStores.ts');
  await expect(localStores()).rejects.toThrow('before they are provided');
  const { provideServices } = await import('#session/services.ts');
  provideServices({ now: () => Date.now(), times: waitingTimes } as Services);
  expect(await (await localStores()).drafts.list()).toEqual([]);
});
