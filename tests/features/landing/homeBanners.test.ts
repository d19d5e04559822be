// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** Without the cover, which has no name. */
const shownNames = () =>
  Array.from(document.querySelectorAll('[role="group"] img'), (image) => image.getAttribute('alt')).filter(
    (name) => name?.startsWith('图 '),
  );

const home = `/homeclassic/${openId}`;

it('the pictures of the classic home stand in a new order when the visitor comes back to it', async () => {
  const rows = (await phone.rows('ExhibitionBanner', openId)).filter(({ Type }) => Type === '1');
  expect(rows.length).toBeGreaterThan(1);
  const setSort = async (at: number, Sort: number) =>
    void (await phone.call('update/ExhibitionBanner', {
      recordId: rows[at]?.['RecordId'],
      setValue: { Title: `图 ${at}`, TitleEn: '', Sort },
    }));
  for (const at of rows.keys()) await setSort(at, at);
  const inOrder = rows.map((_, at) => `图 ${at}`);
  const { router } = await openApp(home);
  await waitFor(() => expect(shownNames()).toEqual(inOrder));
  await router.navigate(`/select/${openId}`);
  await waitFor(() => expect(shownNames()).toEqual([]));
  await setSort(0, 99);
  await router.navigate(home);
  await waitFor(() => expect(shownNames()).toEqual([...inOrder.slice(1), inOrder[0]]));
});
