import { describe, expect, it } from 'vitest';
import { parseHttpDate } from '#domain/time/parseHttpDate.ts';

describe('the date of an answer', { tags: ['check-in-clock'] }, () => {
  it('is read as epoch milliseconds', () => {
    expect(parseHttpDate('Sun, 06 Nov 1994 08:49:37 GMT')).toBe(Date.UTC(1994, 10, 6, 8, 49, 37));
    expect(parseHttpDate(new Date(Date.UTC(2027, 1, 28, 23, 59, 59)).toUTCString())).toBe(
      Date.UTC(2027, 1, 28, 23, 59, 59),
    );
  });

  it.each([
    undefined,
    null,
    5,
    '',
    'Sun, 06 Foo 1994 08:49:37 GMT',
    '2027-02-28 10:00:00',
    'Sunday, 06-Nov-94 08:49:37 GMT',
  ])('in another format is undefined: %s', (text) => {
    expect(parseHttpDate(text)).toBeUndefined();
  });
});
