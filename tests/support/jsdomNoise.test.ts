// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { expectWarning, takeNoiseProblems } from './consoleNoise.ts';

it('what jsdom has not implemented is noise, unless the test said that it would come', () => {
  window.scrollBy(0, 1);
  expect(takeNoiseProblems()).toEqual([expect.stringMatching(/^console\.error: jsdom: Not implemented/)]);
  expectWarning('Not implemented');
  window.scrollBy(0, 1);
});
