import { describe, expect, it } from 'vitest';
import { mergeCheckIns } from '#entities/checkIn/rules/mergeCheckIns.ts';
import { isLocalCheckIn, type LocalCheckIn } from '#entities/checkIn/rules/localCheckIn.ts';
import { placesWithCheckIns } from '#features/mine/rules/placesWithCheckIns.ts';
import { readCheckInPlace } from '#entities/checkIn/rules/checkInPlace.ts';
import { checkInTime, tappedTime } from '#entities/checkIn/rules/checkInTime.ts';

const note = (part: Partial<LocalCheckIn> = {}): LocalCheckIn => ({
  exhibitionId: 'here',
  placeId: 'gate',
  registrationId: 'me',
  kind: 'waiting',
  signedAt: '',
  tappedAtMs: 5,
  clientRef: 'ref',
  ...part,
});
const asked = { exhibitionId: 'here', registrationIds: ['me'], askedAtMs: 100 };

describe('the server’s list of check-ins', { tags: ['check-in-once'] }, () => {
  const record = { placeId: 'gate', registrationId: 'me', signedAt: '2027-03-10 09:00:00' };

  it('confirms pending ones, and replaces refused ones', () => {
    for (const kind of ['waiting', 'refused'] as const) {
      const after = mergeCheckIns([note({ kind, reason: 'other' })], asked, [record]);
      expect(after).toEqual([note({ kind: 'signed', signedAt: record.signedAt, confirmedAtMs: 100 })]);
    }
  });

  it('keeps pending ones it does not contain, and removes confirmed ones it does not contain any more', () => {
    const waiting = note();
    const refused = note({ placeId: 'hall', kind: 'refused' });
    const signed = note({ placeId: 'forum', kind: 'signed' });
    expect(mergeCheckIns([waiting, refused, signed], asked, [])).toEqual([waiting, refused]);
  });

  it('keeps one that was confirmed after it was asked for, and removes it with a later answer', () => {
    const confirmed = note({ kind: 'signed', confirmedAtMs: 150 });
    expect(mergeCheckIns([confirmed], asked, [])).toEqual([confirmed]);
    expect(mergeCheckIns([confirmed], { ...asked, askedAtMs: 151 }, [])).toEqual([]);
  });

  it('does not affect other exhibitions and people', () => {
    const others = [
      note({ exhibitionId: 'there', kind: 'signed' }),
      note({ registrationId: 'you', kind: 'signed' }),
    ];
    expect(mergeCheckIns(others, asked, [])).toEqual(others);
  });

  it('adds check-ins of another phone', () => {
    expect(mergeCheckIns([], asked, [record])).toEqual([
      note({ kind: 'signed', signedAt: record.signedAt, tappedAtMs: 0, confirmedAtMs: 100, clientRef: '' }),
    ]);
  });
});

it('a stored check-in needs all its parts', () => {
  expect(isLocalCheckIn(note())).toBe(true);
  for (const broken of [
    null,
    [],
    {},
    { ...note(), kind: 'other' },
    { ...note(), tappedAtMs: '5' },
    { ...note(), clientRef: 1 },
  ])
    expect(isLocalCheckIn(broken)).toBe(false);
});

it('the time of a check-in is shown to the minute, in another format unchanged, and a check-in elsewhere has no tap time', () => {
  const reader = { language: 'en', nowMs: Date.UTC(2027, 2, 10, 12) } as const;
  expect(checkInTime(note({ signedAt: '2027-03-10 09:05:59' }), reader)).toBe('Today 09:05');
  expect(checkInTime(note({ signedAt: '2027-03-09 09:05:59' }), reader)).toBe('9 Mar, 09:05');
  expect(checkInTime(note({ signedAt: 'this morning' }), reader)).toBe('this morning');
  expect(checkInTime(note(), reader)).toBe('');
  expect(tappedTime(note({ tappedAtMs: Date.UTC(2027, 2, 10, 1, 5) }), reader)).toBe('Today 09:05');
  expect(tappedTime(note({ tappedAtMs: 0 }), reader)).toBe('');
});

it('the list has every place in the organiser’s order, and then check-ins at removed places', {
  tags: ['check-in-list'],
}, () => {
  const gate = readCheckInPlace({ RecordId: 'gate00000000000000000001', Sort: 1 })!;
  const hall = readCheckInPlace({ RecordId: 'hall00000000000000000001', Sort: 2 })!;
  const atHall = note({ placeId: hall.id });
  const gone = [note({ placeId: 'gone' }), note({ placeId: 'gone', registrationId: 'you' })];
  expect(placesWithCheckIns([gate, hall], [...gone, atHall])).toEqual([
    { id: gate.id, place: gate, notes: [] },
    { id: hall.id, place: hall, notes: [atHall] },
    { id: 'gone', place: undefined, notes: gone },
  ]);
});
