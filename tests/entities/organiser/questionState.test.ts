import { expect, it } from 'vitest';
import { questionState } from '#entities/organiser/questionState.ts';

it.each([
  ['0', '', 'waiting'],
  ['', '', 'waiting'],
  ['1', '', 'waiting'],
  ['7', '', 'waiting'],
  ['1', '可以。', 'answered'],
  ['0', '可以。', 'answered'],
  ['2', '可以。', 'answered'],
  ['2', '', 'closed'],
] as const)('a question with state %j and answer %j is %s', (State, Answer, state) => {
  expect(questionState({ State, Answer })).toBe(state);
});
