// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { registerHere } from '../shop.ts';

const exhibitionId = 'meetings0000000000000001';
const list = `/appointments/${exhibitionId}`;
const meetingId = 'invitation00000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const rows = () =>
  Array.from(document.querySelectorAll('main a[href^="/appointments/"]'), (row) => row.textContent ?? '');

const answerWith = (result: readonly object[] | undefined) =>
  phone.answerInstead(({ path }) => {
    if (!path.endsWith('/InvitationInfo')) return undefined;
    return result === undefined
      ? Response.json({ resCode: 500_000, resMsg: 'no', result: [] })
      : Response.json({ resCode: 0, resMsg: '', result });
  });

/** What lies in the database of meetings. */
const kept = () =>
  new Promise<readonly unknown[]>((resolve, reject) => {
    const opened = indexedDB.open('exhibition-visitor');
    opened.addEventListener('error', () => reject(new Error('no database')));
    opened.addEventListener('success', () => {
      const database = opened.result;
      const [store = ''] = Array.from(database.objectStoreNames);
      const transaction = database.transaction(store);
      const names = transaction.objectStore(store).getAllKeys();
      const values = transaction.objectStore(store).getAll();
      transaction.addEventListener('complete', () => {
        database.close();
        resolve(values.result.filter((_, at) => JSON.stringify(names.result[at]).startsWith('"ownRows/')));
      });
    });
  });

async function seeMeetings(): Promise<string> {
  const visitorId = await registerHere(phone, exhibitionId);
  answerWith([
    {
      RecordId: meetingId,
      ExhibitionId: exhibitionId,
      ExhibitorId: 'exhibitormeetings0000021',
      VisitorId: visitorId,
      Type: '1',
      State: '4',
      MeetingTimeDate: '2099-01-02',
      MeetingTimeStart: '09:30',
      MeetingTimeEnd: '10:00',
      MeetingPlace: '2 号馆洽谈区',
    },
  ]);
  await openApp(list);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await eventually(async () => expect(await kept()).toHaveLength(1));
  answerWith(undefined);
  return visitorId;
}

it('meetings that were seen once are there without an answer, with their age, and so is the page of one', async () => {
  await seeMeetings();
  await openApp(list);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toContain('2 号馆洽谈区');
  await screen.findByText(/^以下内容截至/);
  await openApp(`${list}/${meetingId}`);
  await waitFor(() => expect(mainText()).toContain('2 号馆洽谈区'));
  await screen.findByText(/^以下内容截至/);
});

it('meetings are kept sealed', async () => {
  await seeMeetings();
  const [row] = await kept();
  expect(row).toMatchObject({ readAtMs: expect.any(Number), sealed: { iv: {}, bytes: {} } });
  expect(Object.keys(row as object)).toEqual(['readAtMs', 'sealed']);
});

it('the meetings of one person are not shown to the next on the same phone', async () => {
  await seeMeetings();
  await registerHere(phone, exhibitionId, { Name: '周以宁', Mob: '13900002469' });
  await openApp(list);
  await screen.findByText('洽谈列表加载失败');
  expect(rows()).toEqual([]);
  await openApp(`${list}/${meetingId}`);
  await screen.findByRole('button', { name: '重试' });
  expect(mainText()).not.toContain('2 号馆洽谈区');
});
