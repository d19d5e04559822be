import { describe, expect, it } from 'vitest';
import { claimKey, claimOf } from '#features/late/rules/claim.ts';
import { partnerLanguage } from '#features/late/rules/partnerLanguage.ts';
import { tellText, type Writer } from '#features/late/rules/tellText.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const at = (clock: string) => parseVenueTime(`2026-12-14 ${clock}`) ?? Number.NaN;
const startMs = at('11:00');
const meeting = { key: 'm', kind: 'meeting', hall: '', startMs, endMs: at('11:30') } as const;
const arrival = (clock: string) => ({ arrivalMs: at(clock), walk: 0, fromHall: '' });
const late = (clock: string) => ({ at: 'late', minutes: 1, ...arrival(clock) }) as const;
const reached = { at: 'reached', ...arrival('10:50') } as const;

describe('what the other side of a meeting is told', () => {
  it('is the hour rounded up to five minutes, so that a minute more is no second message', () => {
    const one = claimOf(meeting, late('11:06'), '');
    const other = claimOf(meeting, late('11:09'), '');
    expect(one).toEqual({ kind: 'late', startMs, expectedMs: at('11:10') });
    expect(one && other && claimKey(one) === claimKey(other)).toBe(true);
    expect(claimOf(meeting, late('11:11'), '')).toMatchObject({ expectedMs: at('11:15') });
  });

  it('is that one cannot come where the meeting is dropped, and nothing where it is over', () => {
    const dropped = { at: 'dropped', because: 'tooLate' } as const;
    expect(claimOf(meeting, dropped, '')).toEqual({ kind: 'cannot', startMs });
    expect(claimOf(meeting, { at: 'over' }, '')).toBeUndefined();
  });

  it('is that one is in time after all only where this meeting was told otherwise before', () => {
    expect(claimOf(meeting, reached, '')).toBeUndefined();
    expect(claimOf(meeting, reached, `late ${startMs} ${at('11:10')}`)).toEqual({ kind: 'onTime', startMs });
    expect(claimOf(meeting, reached, `onTime ${startMs}`)).toBeUndefined();
    expect(claimOf(meeting, reached, `late ${at('10:00')} ${at('10:10')}`)).toBeUndefined();
  });

  it('is written in each language that is chosen, with whose meeting it is', () => {
    const write: Writer = (language, key, { start = '', expected = '', person = '' }) =>
      [language, key, start, expected, person].join(' ').trim();
    const claim = { kind: 'late', startMs, expectedMs: at('11:10') } as const;
    expect(tellText(claim, 'en', '', write)).toBe('en tell_late 11:00 11:10');
    expect(tellText(claim, 'both', '', write).split('\n')).toEqual([
      'zh tell_late 11:00 11:10',
      'en tell_late 11:00 11:10',
    ]);
    expect(tellText(claim, 'zh', '林小满', write)).toMatch(/^zh tellFor .*林小满zh tell_late/);
  });
});

describe('the language of a partner', () => {
  const both = { zh: '青禾夹具', en: 'Qinghe Fixtures' };

  it('is that of what they have written last', () => {
    expect(partnerLanguage(['OK, see you', '您好'], both)).toBe('en');
    expect(partnerLanguage(['👍', '您好'], both)).toBe('zh');
  });

  it('is that of a name in one language alone, else both are used', () => {
    expect(partnerLanguage([], { zh: '青禾夹具', en: '' })).toBe('zh');
    expect(partnerLanguage([], { zh: '', en: 'Qinghe Fixtures' })).toBe('en');
    expect(partnerLanguage([], { zh: 'ABB', en: 'ABB' })).toBe('en');
    expect(partnerLanguage([], both)).toBe('both');
    expect(partnerLanguage(['123'], { zh: '', en: '' })).toBe('both');
  });
});
