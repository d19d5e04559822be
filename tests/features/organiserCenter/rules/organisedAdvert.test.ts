import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import {
  advertState,
  isOneOrder,
  linkFieldOf,
  linkOf,
  slotOf,
} from '#features/organiserCenter/rules/organisedAdvert.ts';

const now = parseVenueTime('2026-12-10 10:00:00') ?? NaN;
const own = { Position: 'home', Url: '/news/a' };
const cloud = { Slot: 'home', Link: '/halls/a' };

describe('an advertisement that an organiser changes', () => {
  it.each([
    ['one of the exhibition, which has no time', {}, 'shown'],
    ['one whose time runs', { StartTime: '2026-12-09', EndTime: '2026-12-11' }, 'shown'],
    ['one that begins tomorrow', { StartTime: '2026-12-11', EndTime: '' }, 'notYet'],
    ['one that ended yesterday', { StartTime: '', EndTime: '2026-12-09' }, 'over'],
    ['one that is hidden while its time runs', { IsHidden: true, StartTime: '2026-12-09' }, 'hidden'],
    ['one that is hidden and over', { IsHidden: true, EndTime: '2026-12-09' }, 'hidden'],
  ] as const)('says of %s whether visitors see it', (_, more, state) => {
    expect(advertState({ IsHidden: false, ...more }, now)).toBe(state);
  });

  it('says in the fields of its collection where it stands and where it leads', () => {
    expect([slotOf(own), linkOf(own), linkFieldOf(own)]).toEqual(['home', '/news/a', 'Url']);
    expect([slotOf(cloud), linkOf(cloud), linkFieldOf(cloud)]).toEqual(['home', '/halls/a', 'Link']);
  });

  it('stands in one order with those of its page and its collection', () => {
    expect(isOneOrder(own, { ...own, Url: '' })).toBe(true);
    expect(isOneOrder(own, { ...own, Position: 'products' })).toBe(false);
    expect(isOneOrder(own, cloud)).toBe(false);
  });
});
