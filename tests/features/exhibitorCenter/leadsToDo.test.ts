// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const stand = 'stand0000000000000000001';
const centre = `/exhibitor-center/${stand}`;
const today = formatVenueTime(Date.now(), 'yyyy-MM-dd');
const noon = parseVenueTime(`${today} 12:00:00`) ?? Number.NaN;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  phone = openPhone();
  localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
  localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
  localStorage.setItem(
    'exhibitorContact',
    JSON.stringify({ Name: '顾清和', RecordId: 'contact00000000000000001' }),
  );
});
afterEach(() => void vi.useRealTimers());

/** An exhibition of today that closes then, on a phone that knows the leads of the booth. */
async function closesAt(clock: string) {
  await phone.call('update/Exhibition', {
    recordId: stand,
    setValue: { StartTime: `${today} 05:00:00`, EndTime: `${today} ${clock}:00` },
  });
  await openApp(`${centre}/leads`);
  await screen.findByText('程素问');
}

describe('what is left of the leads', () => {
  it('stands with what needs the exhibitor from an hour before closing time, and leads to the open leads', async () => {
    await closesAt('13:00');
    await openApp(centre);
    const row = await screen.findByRole('link', { name: /待处理的线索.*4 条/ });
    expect(row.getAttribute('href')).toBe(`${centre}/open-leads`);
  });

  it('does not stand there before', async () => {
    await closesAt('13:01');
    await openApp(centre);
    await screen.findByText('这些数字怎么算');
    await waitFor(() => expect(mainText()).toContain('首条消息间隔'));
    expect(screen.queryByText('待处理的线索')).toBeNull();
  });

  it('is told to be nothing once each lead is done', async () => {
    const rows = await phone.rows('AddressBook', stand);
    for (const row of rows.filter((one) => one['ExhibitorId'] === 'exhibitor000000000000001'))
      await phone.call('update/AddressBook', {
        recordId: row['RecordId'],
        setValue: { IsDone: true, DecidedAtMesc: noon },
      });
    await closesAt('13:00');
    await openApp(centre);
    expect(await screen.findByRole('link', { name: /待处理的线索.*都处理好了/ })).toBeTruthy();
  });
});
