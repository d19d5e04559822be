import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSigned, type RankableTeam, rankTeams } from '#features/teams/rules/rankTeams.ts';

let made = 0;
const team = (SignedCount: number, TeamCode = `T${100 + (made += 1)}`, Name = '江海队'): RankableTeam => ({
  RecordId: `team${String((made += 1)).padStart(20, '0')}`,
  Name,
  TeamCode,
  SignedCount,
});

describe('the ranks of teams', { tags: ['team-ranking'] }, () => {
  it.each([
    ['each its own', [5, 3, 1], [1, 2, 3]],
    ['two share the first, and nobody is second', [5, 5, 3], [1, 1, 3]],
    ['three share the second', [9, 4, 4, 4, 1], [1, 2, 2, 2, 5]],
    ['all share the first', [2, 2, 2], [1, 1, 1]],
    ['no team has a check-in', [0, 0], [undefined, undefined]],
    ['who has nobody there is not on the board', [7, 0, 0], [1, undefined, undefined]],
    ['a single team', [1], [1]],
    ['no team', [], []],
  ])('%s', (_, counts, places) => {
    expect(rankTeams(counts.map((count) => team(count))).map(({ place }) => place)).toEqual(places);
  });

  it('are marked as shared if they are', () => {
    const ranked = rankTeams([team(5), team(5), team(3), team(0), team(0)]);
    expect(ranked.map(({ isShared }) => isShared)).toEqual([true, true, false, true, true]);
  });

  it.each([NaN, -3, 0.4])('ignore a count of %d', (count) => {
    expect(rankTeams([team(count)])[0]).toMatchObject({ signed: 0, place: undefined });
  });
});

describe('the order within a rank', { tags: ['team-ranking'] }, () => {
  it('is by the number in the code, not by its spelling or by the name', () => {
    const teams = [
      team(4, 'T1000', 'AAA'),
      team(4, 'T007', 'ZZZ'),
      team(4, 'T021', '啊'),
      team(4, 'T9', '一'),
    ];
    expect(rankTeams(teams).map(({ team: { TeamCode } }) => TeamCode)).toEqual([
      'T007',
      'T9',
      'T021',
      'T1000',
    ]);
  });

  it('puts a code without a number last, and equal codes by name and id', () => {
    const teams = [team(4, '', 'B'), team(4, 'TX', 'A'), team(4, 'T003', 'B'), team(4, 'T003', 'A')];
    expect(rankTeams(teams).map(({ team: { TeamCode, Name } }) => [TeamCode, Name])).toEqual([
      ['T003', 'A'],
      ['T003', 'B'],
      ['', 'B'],
      ['TX', 'A'],
    ]);
  });
});

const anyTeams = fc.uniqueArray(fc.stringMatching(/^[0-9a-z]{24}$/), { maxLength: 60 }).chain((ids) =>
  fc.tuple(
    ...ids.map((RecordId) =>
      fc.record<RankableTeam>({
        RecordId: fc.constant(RecordId),
        Name: fc.constantFrom('甲队', '乙队', 'Team', ''),
        TeamCode: fc.oneof(
          fc.nat(30).map((number) => `T${number}`),
          fc.constantFrom('', 'TX'),
        ),
        SignedCount: fc.nat(6),
      }),
    ),
  ),
);
const shuffled = <T>(list: readonly T[]) => fc.shuffledSubarray([...list], { minLength: list.length });

describe('any teams', { tags: ['team-ranking'] }, () => {
  it('share a rank exactly if equally many have checked in', () => {
    fc.assert(
      fc.property(anyTeams, (teams) => {
        const ranked = rankTeams(teams);
        for (const one of ranked)
          for (const other of ranked) expect(one.place === other.place).toBe(one.signed === other.signed);
      }),
    );
  });

  it('have the rank that follows from how many teams are better', () => {
    fc.assert(
      fc.property(anyTeams, (teams) => {
        for (const { place, signed } of rankTeams(teams)) {
          const better = teams.filter(({ SignedCount }) => SignedCount > signed).length;
          expect(place).toBe(signed === 0 ? undefined : better + 1);
        }
      }),
    );
  });

  it('are all included once, best first, with the correct sum', () => {
    fc.assert(
      fc.property(anyTeams, (teams) => {
        const ranked = rankTeams(teams);
        expect(new Set(ranked.map(({ team: { RecordId } }) => RecordId)).size).toBe(teams.length);
        ranked.forEach(({ signed }, at) =>
          expect(signed).toBeLessThanOrEqual(ranked[at - 1]?.signed ?? signed),
        );
        expect(ranked.reduce((sum, { signed }) => sum + signed, 0)).toBe(countSigned(teams));
      }),
    );
  });

  it('have the same order however the server sends them', () => {
    fc.assert(
      fc.property(
        anyTeams.chain((teams) => fc.tuple(fc.constant(teams), shuffled(teams))),
        ([teams, other]) => {
          expect(rankTeams(other)).toEqual(rankTeams(teams));
        },
      ),
    );
  });

  it('never lose a rank by one more check-in', () => {
    fc.assert(
      fc.property(anyTeams, fc.nat(59), (teams, at) => {
        const chosen = teams[at];
        if (chosen === undefined) return;
        const placeIn = (all: readonly RankableTeam[]) =>
          rankTeams(all).find(({ team: { RecordId } }) => RecordId === chosen.RecordId)?.place ?? Infinity;
        const grown = teams.map((one) =>
          one === chosen ? { ...one, SignedCount: one.SignedCount + 1 } : one,
        );
        expect(placeIn(grown)).toBeLessThanOrEqual(placeIn(teams));
      }),
    );
  });
});
