import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseCodeHolder, latestByVisitor } from '#features/teams/rules/teamOrder.ts';
import { aMember, aTeam } from '#tests/entities/team/rules/rows.ts';

const idOf = (number: number) => `team${String(number).padStart(20, '0')}`;

describe('of several teams with one code', { tags: ['team-code'] }, () => {
  it('the earliest keeps it', () => {
    const teams = [300, 100, 200].map((CreatedAtMesc, at) => aTeam({ RecordId: idOf(at), CreatedAtMesc }));
    expect(chooseCodeHolder(teams)?.CreatedAtMesc).toBe(100);
  });

  it('the smaller id keeps it if they are equally old', () => {
    expect(chooseCodeHolder([aTeam({ RecordId: idOf(2) }), aTeam({ RecordId: idOf(1) })])?.RecordId).toBe(
      idOf(1),
    );
  });

  it('every phone chooses the same, in any order of the server', () => {
    const team = fc.record({ number: fc.nat(40), ms: fc.oneof(fc.nat(3), fc.constant(Infinity)) });
    fc.assert(
      fc.property(fc.uniqueArray(team, { minLength: 1, selector: ({ number }) => number }), (drawn) => {
        const teams = drawn.map(({ number, ms }) => aTeam({ RecordId: idOf(number), CreatedAtMesc: ms }));
        const holder = chooseCodeHolder(teams);
        expect(chooseCodeHolder(teams.slice().reverse())).toBe(holder);
        expect(teams.every((other) => other.CreatedAtMesc >= (holder?.CreatedAtMesc ?? 0))).toBe(true);
      }),
    );
  });

  it('none is chosen from an empty list', () => {
    expect(chooseCodeHolder([])).toBeUndefined();
  });
});

describe('the latest row of each person', () => {
  const asked = aMember({ RecordId: idOf(1), State: '3', CreatedAtMesc: 1 });
  it('is the newest: after a refusal a visitor may ask again', () => {
    const again = aMember({ RecordId: idOf(2), State: '0', CreatedAtMesc: 2 });
    expect(latestByVisitor([again, asked])).toEqual([again]);
  });

  it('is the membership, if there is one', () => {
    const inside = aMember({ RecordId: idOf(1), State: '2', CreatedAtMesc: 1 });
    const besides = aMember({ RecordId: idOf(2), State: '0', CreatedAtMesc: 2 });
    expect(latestByVisitor([inside, besides])).toEqual([inside]);
  });

  it('keeps the order in which people joined', () => {
    const other = aMember({ RecordId: idOf(3), VisitorId: 'person3', CreatedAtMesc: 0 });
    expect(latestByVisitor([asked, other])).toEqual([other, asked]);
  });
});
