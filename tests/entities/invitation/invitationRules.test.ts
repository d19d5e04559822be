import { describe, expect, it } from 'vitest';
import type { FairMs } from '#domain/time/clocks.ts';
import { readAppointment } from '#entities/appointment/rules/appointment.ts';
import {
  type AcceptanceNote,
  isAcceptanceNote,
  isDue,
  withoutRefused,
  withRegistered,
} from '#entities/acceptance/rules/acceptanceNote.ts';
import { readAcceptance } from '#entities/invitation/rules/acceptance.ts';
import { readInvitation } from '#entities/invitation/rules/invitation.ts';
import { meetingHindrance } from '#entities/invitation/rules/meetingHindrance.ts';
import { acceptedStep } from '#features/invitation/rules/acceptedStep.ts';

const id = (letter: string) => letter.repeat(24);
const row = {
  RecordId: id('a'),
  ExhibitionId: id('e'),
  ExhibitorId: id('x'),
  Type: '2',
  State: '2',
  Seats: '3',
  Taken: '1',
  MeetingTimeDate: '2026-12-12',
  MeetingTimeStart: '10:30',
  MeetingTimeEnd: '11:00',
  InitatorChild: [{ RecordId: id('c'), Name: '沈一禾', Image: '/face.jpg' }],
};
const note: AcceptanceNote = {
  exhibitionId: id('e'),
  invitationId: id('a'),
  clientRef: 'ref',
  visitorId: '',
  registrationRef: 'registration',
  exhibitorId: id('x'),
  contactId: '',
  startMs: 0,
  endMs: 0,
  place: '',
  words: '',
  state: 'waiting',
};

describe('a row of an invitation that its link gives away', () => {
  it('is read as one, and is no appointment', () => {
    expect(readInvitation(row)).toMatchObject({ seats: 3, taken: 1, contactId: id('c'), face: '/face.jpg' });
    expect(readAppointment(row)).toBeUndefined();
  });

  it('is no invitation for others once it names a visitor, and then says that it was accepted', () => {
    const accepted = { ...row, VisitorId: id('v'), InvitationId: id('a') };
    expect(readInvitation(accepted)).toBeUndefined();
    expect(readAcceptance(accepted)).toMatchObject({ invitationId: id('a'), visitorId: id('v') });
    expect(readAcceptance({ ...row, VisitorId: id('v') })).toBeUndefined();
  });

  it('is withdrawn in state 7, and has one place where it says no number', () => {
    expect(readInvitation({ ...row, State: '7' })?.isWithdrawn).toBe(true);
    expect(readInvitation({ ...row, Seats: 'many' })?.seats).toBe(1);
  });
});

describe('the meeting of an invitation', () => {
  const [startMs, endMs] = [1_000_000, 2_000_000];
  const nothing = { days: undefined, plans: [] };
  const at = (ms: number) => ms as FairMs;
  const slots = [{ startMs, endMs, state: 'taken' as const }];

  it.each([
    ['is over from its start on', { taken: 0 }, nothing, startMs, 'over'],
    ['can be had before it', { taken: 0 }, nothing, startMs - 1, undefined],
    [
      'is taken where the calendar says so',
      { taken: 0 },
      { days: [{ day: '', slots }], plans: [] },
      0,
      'taken',
    ],
    [
      'is not taken by others who have accepted the same invitation',
      { taken: 1 },
      { days: [{ day: '', slots }], plans: [] },
      0,
      undefined,
    ],
    [
      'cannot be had by a visitor who is busy then',
      { taken: 0 },
      { days: undefined, plans: [{ startMs: startMs - 1, endMs: startMs + 1 }] },
      0,
      'busy',
    ],
  ])('%s', (_, { taken }, known, nowMs, expected) => {
    expect(meetingHindrance({ startMs, endMs, taken }, known, at(nowMs))).toBe(expected);
  });

  it('hinders nothing where none is proposed', () => {
    const none = { startMs: undefined, endMs: undefined, taken: 0 };
    expect(meetingHindrance(none, nothing, at(5_000_000))).toBeUndefined();
  });
});

describe('what was accepted on a phone', () => {
  it('waits for its visitor, who is that of the registration with its reference and of no other', () => {
    expect(isDue(note)).toBe(false);
    expect(withRegistered([note], 'other', id('v'))).toEqual([note]);
    expect(withRegistered([note], 'registration', id('v')).map(isDue)).toEqual([true]);
    const ofAnother = { ...note, visitorId: id('w') };
    expect(withRegistered([ofAnother], 'registration', id('v'))).toEqual([ofAnother]);
  });

  it('makes room for another try only where it was refused', () => {
    const refused = { ...note, visitorId: id('v'), state: 'slotTaken' } as const;
    const key = { invitationId: id('a'), visitorId: id('v') };
    expect(withoutRefused([refused], key)).toEqual([]);
    expect(withoutRefused([{ ...refused, state: 'sent' }], key)).toHaveLength(1);
    expect(withoutRefused([{ ...refused, visitorId: id('w') }], key)).toHaveLength(1);
  });

  it('is read back from the storage only in its own shape', () => {
    expect(isAcceptanceNote(note)).toBe(true);
    expect(isAcceptanceNote({ ...note, state: 'perhaps' })).toBe(false);
    expect(isAcceptanceNote({ ...note, visitorId: 5 })).toBe(false);
  });
});

describe('the step that a visitor is shown', () => {
  const now = 10 as FairMs;
  it.each([
    ['meeting', { state: 'agreed', startMs: 20 }, undefined],
    ['past', { state: 'agreed', startMs: 5 }, undefined],
    ['cancelled', { state: 'cancelled', startMs: 20 }, undefined],
    ['visit', { state: 'agreed', startMs: undefined }, { state: 'waiting', startMs: 20 }],
    ['sendingMeeting', undefined, { state: 'waiting', startMs: 20 }],
    ['sendingVisit', undefined, { state: 'waiting', startMs: 0 }],
    ['slotTaken', undefined, { state: 'slotTaken', startMs: 20 }],
  ] as const)('is %s', (step, stored, kept) => {
    expect(acceptedStep({ stored, note: kept }, now)).toBe(step);
  });
});
