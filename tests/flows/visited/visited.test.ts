// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { setVisited, visitedOf } from '../../../src/flows/visited/visited.ts';

beforeEach(() => localStorage.clear());

it('keeps on the phone who was visited, for each exhibition, each once', () => {
  setVisited('here', 'one', true);
  setVisited('here', 'two', true);
  setVisited('here', 'one', true);
  expect(visitedOf('here')).toEqual(['two', 'one']);
  expect(visitedOf('elsewhere')).toEqual([]);
  setVisited('here', 'two', false);
  expect(visitedOf('here')).toEqual(['one']);
  expect(JSON.parse(localStorage.getItem('visited.here') ?? '')).toEqual(['one']);
});

it('takes what cannot be read as nothing', () => {
  localStorage.setItem('visited.broken', '{"a":1');
  localStorage.setItem('visited.other', '{"a":1}');
  expect(visitedOf('broken')).toEqual([]);
  expect(visitedOf('other')).toEqual([]);
});
