import { describe, expect, it } from 'vitest';
import { readChannel } from '#domain/exhibition/channel.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { registrationState } from '#domain/exhibition/registrationState.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

function at(text: string): number {
  return parseVenueTime(text) ?? NaN;
}

function stateAt(now: string, fields: object, channelFields?: object) {
  const exhibition = readExhibition({ RecordId: 'open00000000000000000001', ...fields });
  const channel = readChannel({ RecordId: 'visitor00000000000000001', HasOpen: true, ...channelFields });
  if (!exhibition) throw new Error('not an exhibition');
  return registrationState(exhibition, channelFields && channel, at(now));
}

const period = {
  SignUpStartTime: '2026-11-01 08:00',
  SignUpEndTime: '2026-11-30 18:00',
  EndTime: '2026-12-03 17:00',
};
const paused = { ...period, SignUpPaused: true, SignUpPausedReason: '名额调整中' };

describe('a registration', { tags: ['registration-period'] }, () => {
  it.each([
    [
      'one second before the start',
      '2026-11-01 07:59:59',
      { state: 'notYetOpen', untilMs: at('2026-11-01 08:00') },
    ],
    ['at the start', '2026-11-01 08:00:00', { state: 'open', untilMs: at('2026-11-30 18:00') }],
    ['one second before the end', '2026-11-30 17:59:59', { state: 'open', untilMs: at('2026-11-30 18:00') }],
    ['at the end', '2026-11-30 18:00:00', { state: 'ended' }],
  ])('%s', (_when, now, expected) => {
    expect(stateAt(now, period)).toEqual(expected);
  });

  it('without its own period is open until the exhibition ends', () => {
    expect(stateAt('2020-01-01', { EndTime: '2026-12-03 17:00' }).state).toBe('open');
    expect(stateAt('2026-12-03 17:00', { EndTime: '2026-12-03 17:00' }).state).toBe('ended');
  });

  it('without any date is open without an end', () => {
    expect(stateAt('2026-12-01', {})).toStrictEqual({ state: 'open' });
  });

  it('until a date without a time includes that day', () => {
    expect(stateAt('2026-12-03 23:59:59', { EndTime: '2026/12/03' }).state).toBe('open');
    expect(stateAt('2026-12-04 00:00:00', { EndTime: '2026/12/03' }).state).toBe('ended');
  });

  it('with impossible dates is open', () => {
    expect(stateAt('2026-12-01', { SignUpStartTime: '2026-02-30', SignUpEndTime: '0000-00-00' }).state).toBe(
      'open',
    );
  });

  it('is paused with the reason and until when', () => {
    expect(stateAt('2026-11-10', { ...paused, SignUpResumeTime: '2026-11-12 09:00' })).toEqual({
      state: 'temporarilyClosed',
      untilMs: at('2026-11-12 09:00'),
      reason: { zh: '名额调整中', en: '' },
    });
  });

  it.each(['', '2026-11-09 09:00', '2026-11-10 00:00', 'soon'])(
    'is paused with no time when the resume time is %j',
    (SignUpResumeTime) => {
      expect(stateAt('2026-11-10', { ...paused, SignUpPausedReason: '', SignUpResumeTime })).toEqual({
        state: 'temporarilyClosed',
      });
    },
  );

  it('is ended or not yet open rather than paused', () => {
    expect(stateAt('2026-12-01', paused).state).toBe('ended');
    expect(stateAt('2026-10-01', paused).state).toBe('notYetOpen');
  });

  it('through a closed channel is closed with the channel’s reason', () => {
    expect(stateAt('2026-11-10', period, { HasOpen: false, ClosedReasonEn: 'Fully booked' })).toEqual({
      state: 'temporarilyClosed',
      reason: { zh: '', en: 'Fully booked' },
    });
    expect(stateAt('2026-11-10', period, { HasOpen: true }).state).toBe('open');
  });
});

describe('a registration through a channel with its own period', { tags: ['channel-group'] }, () => {
  const own = { SignUpStartTime: '2026-11-10 09:00', SignUpEndTime: '2026-11-20 18:00' };
  const opens = { state: 'notYetOpen', untilMs: at('2026-11-10 09:00') };
  it.each([
    ['before it begins', '2026-11-05', period, own, opens],
    ['before both begin, until the later one', '2026-10-01', period, own, opens],
    [
      'within it, until its own end',
      '2026-11-15',
      period,
      own,
      { state: 'open', untilMs: at('2026-11-20 18:00') },
    ],
    ['after its end', '2026-11-20 18:00', period, own, { state: 'ended' }],
    [
      'that would go on after the exhibition’s end',
      '2026-11-30 18:00',
      period,
      { SignUpEndTime: '2027-01-01' },
      { state: 'ended' },
    ],
    ['that is closed, before it begins', '2026-11-05', period, { ...own, HasOpen: false }, opens],
    [
      'that is closed, within it',
      '2026-11-15',
      period,
      { ...own, HasOpen: false, ClosedReason: '满' },
      { state: 'temporarilyClosed', reason: { zh: '满', en: '' } },
    ],
    [
      'while the exhibition is paused',
      '2026-11-15',
      paused,
      own,
      { state: 'temporarilyClosed', reason: { zh: '名额调整中', en: '' } },
    ],
    [
      'with times that are none',
      '2026-11-15',
      period,
      { SignUpStartTime: 'soon', SignUpEndTime: '' },
      { state: 'open', untilMs: at('2026-11-30 18:00') },
    ],
  ])('%s', (_when, now, exhibition, channel, state) => {
    expect(stateAt(now, exhibition, channel)).toEqual(state);
  });
});
