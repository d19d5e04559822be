// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { dayMs } from '#device/storage/isFresh.ts';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { registerHere } from '../shop.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'meetings0000000000000001';
const exhibitorId = 'exhibitormeetings0000021';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** The server lists nothing as taken: another client has written an appointment that it does not count. */
function answerWith(visitorId: string, times: object): void {
  const day = formatVenueTime(Date.now() + dayMs, 'yyyy-MM-dd');
  const own = { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId };
  const hours = {
    EStartDate: day,
    EEndDate: day,
    EStartTime: '09:00',
    EEndTime: '11:00',
    IntervalTime: '30',
  };
  const answers: Readonly<Record<string, object>> = {
    Calendar: { ...own, ...hours, RecordId: 'calendar0000000000000001', CalendarTime: [] },
    InvitationInfo: {
      ...own,
      RecordId: 'invitation00000000000001',
      VisitorId: visitorId,
      Type: '0',
      State: '0',
      MeetingTimeDate: day,
      ...times,
    },
  };
  phone.answerInstead(({ path }) => {
    const row = /^query(List|Calendar)\//.test(path) ? answers[path.replace(/^.*\//, '')] : undefined;
    return row && Response.json({ resCode: 0, resMsg: '', result: [row] });
  });
}

const slots = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio', { name: /^\d\d:\d\d/ })
    .map((one) => `${one.parentElement?.textContent?.slice(0, 5)} ${one.disabled ? 'taken' : 'free'}`);

describe('the times at which an appointment is asked for', () => {
  it.each([
    ['without an end', { MeetingTimeStart: '09:30' }],
    ['whose end is empty', { MeetingTimeStart: '09:30', MeetingTimeEnd: '' }],
    ['that ends before it starts', { MeetingTimeStart: '09:30', MeetingTimeEnd: '09:00' }],
    ['with an end', { MeetingTimeStart: '09:30', MeetingTimeEnd: '10:00' }],
  ])('leave out that of an own appointment with the same exhibitor %s', async (_, times) => {
    answerWith(await registerHere(phone, exhibitionId), times);
    await openApp(`/appointments/${exhibitionId}/with/${exhibitorId}`);
    await eventually(() =>
      expect(slots()).toEqual(['09:00 free', '09:30 taken', '10:00 free', '10:30 free']),
    );
  });
});

describe('asking for an appointment', () => {
  it('takes a time alone: what it is about may be left out, but not be longer than two hundred characters', async () => {
    await registerHere(phone, exhibitionId);
    const app = await openApp(`/appointments/${exhibitionId}/with/${exhibitorId}`);
    const slot = (await screen.findAllByRole<HTMLInputElement>('radio', { name: /^\d\d:\d\d/ })).filter(
      ({ disabled }) => !disabled,
    )[0];
    await app.user.click(slot!);
    const send = () => screen.findByRole('button', { name: /^预约/ });
    const about = screen.getByRole('textbox', { name: /想谈什么/ });
    await app.user.click(about);
    await app.user.paste('字'.repeat(201));
    await app.user.click(await send());
    expect(await screen.findByText('最多 200 个字')).toBeTruthy();
    const inserts = () => phone.asked.filter(({ path }) => path === 'insert/InvitationInfo');
    expect(inserts()).toEqual([]);
    await app.user.clear(about);
    pauseBetweenTaps();
    await app.user.click(await send());
    await eventually(() => expect(inserts()).toHaveLength(1));
    expect(inserts()).toMatchObject([{ body: { params: { record: { InvitationMsgContent: '' } } } }]);
  });
});
