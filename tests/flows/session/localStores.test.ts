// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../../src/device/storage/database.ts';
import { openPhone, openTab, startServer, stopServer } from '../openPhone.ts';
import { eventually } from '../../support/eventually.ts';

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
