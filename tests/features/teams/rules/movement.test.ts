import { describe, expect, it } from 'vitest';
import { movementOf } from '#features/teams/rules/movement.ts';

describe('the change of rank since the last visit', { tags: ['team-ranking'] }, () => {
  it.each([
    ['the same place', 4, 4, { kind: 'same' }],
    ['from the fourth to the first', 4, 1, { kind: 'up', by: 3 }],
    ['from the first to the second', 1, 2, { kind: 'down', by: 1 }],
    ['a team that was not there', undefined, 2, { kind: 'new' }],
    ['a team that was not on the board', 0, 2, { kind: 'new' }],
    ['a team that is not on the board', 0, undefined, undefined],
    ['a team that fell off the board', 3, undefined, undefined],
  ] as const)('%s', (_, then, now, movement) => {
    expect(movementOf(then, now)).toEqual(movement);
  });
});
