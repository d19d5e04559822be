import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import { expectWarning, takeNoiseProblems } from './consoleNoise.ts';

describe('noise on the console', () => {
  it('is a problem, with its level and its text', () => {
    console.error('the %s broke', 'thing');
    console.warn('careful');
    expect(takeNoiseProblems()).toEqual(['console.error: the thing broke', 'console.warn: careful']);
  });

  it('is no problem where the test said that it would come', () => {
    expectWarning('the thing');
    expectWarning(/careful$/);
    console.error('the thing broke');
    console.warn('be careful');
    expect(takeNoiseProblems()).toEqual([]);
  });

  it('is a problem where it was said to come and did not', () => {
    expectWarning('the thing');
    expect(takeNoiseProblems()).toEqual(['expected on the console, but not heard: the thing']);
  });

  it('is also an emitter with too many listeners, which the process tells a moment later', async () => {
    const emitter = new EventEmitter();
    for (let at = 0; at < 11; at += 1) emitter.on('change', () => {});
    const problems: string[] = [];
    await eventually(() => {
      problems.push(...takeNoiseProblems());
      expect(problems).toEqual([
        expect.stringMatching(/^console\.warn: MaxListenersExceededWarning: .*11 change listeners/),
      ]);
    });
  });
});
