// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { venueDay } from '#sandbox/venueClock.ts';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';

const exhibitionId = 'channels0000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

it.each([
  ['00:00:00', '23:59'],
  ['17:00:00', '17:00'],
])('a channel whose last day is written until %s is open until %s of that day', async (end, told) => {
  const day = venueDay(Date.now(), 1, '00:00').slice(0, 10);
  const SignUpEndTime = `${day} ${end}`;
  for (const { RecordId } of await phone.rows('Channel', exhibitionId))
    await phone.call('update/Channel', { recordId: RecordId, setValue: { SignUpEndTime } });
  await openApp(`/channel-group/${exhibitionId}`);
  const time = formatVenueMoment(parseVenueTime(`${day} ${told}`), 'dayTime', 'zh');
  expect((await screen.findAllByText(`${time} 截止`)).length).toBeGreaterThan(0);
});
