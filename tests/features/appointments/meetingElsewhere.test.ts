// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerHere } from '../shop.ts';

const exhibitionId = 'meetings0000000000000001';
const meetingId = 'meetingelsewhere00000001';

/** How far the clock of the phone is ahead of that of Greenwich. */
const setZone = (hours: number) => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * hours);

beforeAll(startServer);
afterAll(stopServer);
afterEach(() => void vi.restoreAllMocks());
beforeEach(async () => {
  const phone = openPhone();
  const VisitorId = await registerHere(phone, exhibitionId);
  const row = {
    RecordId: meetingId,
    ExhibitionId: exhibitionId,
    ExhibitorId: 'exhibitormeetings0000021',
    VisitorId,
    Type: '1',
    State: '4',
    MeetingTimeDate: '2099-01-02',
    MeetingTimeStart: '09:30',
    MeetingTimeEnd: '10:00',
  };
  phone.answerInstead(({ path }) =>
    path.endsWith('/InvitationInfo') ? Response.json({ resCode: 0, resMsg: '', result: [row] }) : undefined,
  );
});

const list = `/appointments/${exhibitionId}`;
const page = async (address: string): Promise<string> => {
  await openApp(address);
  await screen.findByText(/09:30/);
  return document.querySelector('main')?.textContent ?? '';
};

describe.each([
  ['the list of meetings', list],
  ['the page of a meeting', `${list}/${meetingId}`],
])('%s', (_, address) => {
  it('names the zone of the venue, and tells day and time in that of a phone in Berlin', async () => {
    setZone(1);
    const text = await page(address);
    expect(text).toMatch(/北京时间 (?:2099年1月2日 周五 )?09:30–10:00/);
    expect(text).toContain('您手机所在时区：2099年1月2日 02:30');
  });

  it('names no zone on a phone that has the time of the venue', async () => {
    setZone(8);
    expect(await page(address)).not.toMatch(/北京时间|时区/);
  });
});
