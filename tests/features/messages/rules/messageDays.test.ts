import { expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { messageDays } from '#features/messages/rules/messageDays.ts';

const at = (text: string) => ({ atMs: parseVenueTime(text) ?? 0 });

it('messages are parted by the days at the venue, whatever the phone’s zone', () => {
  const days = messageDays([at('2027-03-09 23:59:00'), at('2027-03-10 00:01:00'), at('2027-03-10 23:59:00')]);
  expect(days.map(({ key, messages }) => [key, messages.length])).toEqual([
    ['2027-03-09', 1],
    ['2027-03-10', 2],
  ]);
});

it('a message without a time stands without a day', () => {
  expect(messageDays([{ atMs: 0 }])[0]?.key).toBe('');
});
