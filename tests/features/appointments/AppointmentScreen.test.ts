// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { dayMs } from '#device/storage/isFresh.ts';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerHere } from '../shop.ts';

const exhibitionId = 'meetings0000000000000001';
const exhibitorId = 'exhibitormeetings0000021';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const invitation = (visitorId: string, recordId: string, start: string, end: string) => ({
  RecordId: recordId,
  ExhibitionId: exhibitionId,
  ExhibitorId: exhibitorId,
  VisitorId: visitorId,
  Type: '1',
  State: '2',
  MeetingTimeDate: formatVenueTime(Date.now() + dayMs, 'yyyy-MM-dd'),
  MeetingTimeStart: start,
  MeetingTimeEnd: end,
});

it('an invitation for a time at which something is agreed says so before it is accepted', async () => {
  const visitorId = await registerHere(phone, exhibitionId);
  const rows = [
    { ...invitation(visitorId, 'invitation00000000000001', '09:30', '10:00'), State: '4' },
    invitation(visitorId, 'invitation00000000000002', '09:45', '10:15'),
    invitation(visitorId, 'invitation00000000000003', '10:00', '10:30'),
  ];
  phone.answerInstead(({ path, body }) => {
    if (!path.endsWith('/InvitationInfo')) return undefined;
    const asked = rows.find(({ RecordId }) => JSON.stringify(body).includes(RecordId));
    return Response.json({ resCode: 0, resMsg: '', result: asked === undefined ? rows : [asked] });
  });
  await openApp(`/appointments/${exhibitionId}`);
  await waitFor(() => expect(screen.getAllByRole('link', { name: /09:30|09:45/ }).length).toBeGreaterThan(0));
  await openApp(`/appointments/${exhibitionId}/invitation00000000000002`);
  await screen.findByText(/时间重叠/);
  expect(screen.getByRole('button', { name: '接受邀请' })).toBeTruthy();
  await openApp(`/appointments/${exhibitionId}/invitation00000000000003`);
  await screen.findByRole('button', { name: '接受邀请' });
  expect(screen.queryByText(/时间重叠/)).toBeNull();
});
