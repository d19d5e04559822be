import { describe, expect, it } from 'vitest';
import {
  findActiveMembership,
  partBySigned,
  membershipsOf,
  acceptsMembers,
} from '#features/teams/rules/teamMembership.ts';
import { aMember, aTeam } from '#tests/entities/team/rules/rows.ts';

const idOf = (number: number) => `team${String(number).padStart(20, '0')}`;
const [first, second] = [aTeam({ RecordId: idOf(1) }), aTeam({ RecordId: idOf(2), LeaderVisitorId: 'x' })];

describe('team memberships', () => {
  it.each([
    ['2', 'member'],
    ['0', 'asked'],
    ['3', 'refused'],
    ['7', undefined],
    ['9', undefined],
  ])('with a row of State %s have the role %s', (State, role) => {
    const members = [aMember({ TeamId: idOf(2), State })];
    expect(membershipsOf(['person2'], [second], members).map((place) => place.role)).toEqual(
      role ? [role] : [],
    );
  });

  it('of a leader exist with or without a row', () => {
    expect(membershipsOf(['person1'], [first], []).map(({ role }) => role)).toEqual(['leader']);
  });

  it('in a removed team are omitted', () => {
    expect(membershipsOf(['person2'], [], [aMember({})])).toEqual([]);
  });

  it('begin with the strongest role', () => {
    const members = [
      aMember({ TeamId: idOf(2), VisitorId: 'person1', State: '3' }),
      aMember({ TeamId: idOf(1), VisitorId: 'person1' }),
    ];
    const places = membershipsOf(['person1'], [second, first], members);
    expect(places.map(({ role }) => role)).toEqual(['leader', 'refused']);
  });
});

describe('an active membership', { tags: ['team-application'] }, () => {
  const placeAs = (team = first, State = '2') =>
    membershipsOf(['person1', 'person2'], [team], [aMember({ TeamId: team.RecordId, State })]);

  it.each(['0', '1', '2', '3'])('is leading a team, for any review state: %s', (ApproveState) => {
    const places = placeAs(aTeam({ RecordId: idOf(1), ApproveState }));
    expect(findActiveMembership(places, 'person1')?.role).toBe('leader');
  });

  it('is being a member, or having a pending request', () => {
    expect(findActiveMembership(placeAs(first, '2'), 'person2')?.role).toBe('member');
    expect(findActiveMembership(placeAs(first, '0'), 'person2')?.role).toBe('asked');
  });

  it('is neither a refused request nor a left team', () => {
    expect(findActiveMembership(placeAs(first, '3'), 'person2')).toBeUndefined();
    expect(findActiveMembership(placeAs(first, '7'), 'person2')).toBeUndefined();
  });

  it('does not apply to other people on the same phone', () => {
    expect(findActiveMembership(placeAs(), 'person3')).toBeUndefined();
  });
});

it.each([
  ['2', true],
  ['0', false],
  ['3', false],
])('a team of ApproveState %s accepts members: %s', (ApproveState, takes) => {
  expect(acceptsMembers(aTeam({ ApproveState }))).toBe(takes);
});

describe('the members of a team', () => {
  it('are divided by whether they have checked in, the leader first, without those who are not members', () => {
    const members = [
      aMember({ VisitorId: 'a', SignedAt: '2027-03-10 09:00:00' }),
      aMember({ VisitorId: 'b' }),
      aMember({ VisitorId: 'person1' }),
      aMember({ VisitorId: 'c', State: '0' }),
      aMember({ VisitorId: 'd', State: '7', SignedAt: '2027-03-10 09:00:00' }),
    ];
    const { signed, unsigned } = partBySigned(members, 'person1');
    expect([signed, unsigned].map((group) => group.map(({ VisitorId }) => VisitorId))).toEqual([
      ['a'],
      ['person1', 'b'],
    ]);
  });
});
