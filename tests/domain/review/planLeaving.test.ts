import { describe, expect, it } from 'vitest';
import { planLeaving } from '#domain/review/planLeaving.ts';

const [select, login, register, information] = ['/select/e', '/login/e', '/register/e/c', '/information/e/c'];
const code = '/code?voucher=r';

describe('leaving a stored form', () => {
  it.each([
    [
      'the landing page before it',
      [select, register, information, information],
      code,
      { back: 3, put: 'push' },
    ],
    [
      'another screen before it',
      ['/teams/e', login, register, information],
      '/code',
      { back: 3, put: 'push' },
    ],
    [
      'the screen that it leads to',
      ['/mine/e', register, information],
      '/mine/e?sent=1',
      { back: 2, put: 'replace' },
    ],
    [
      'a code before a group',
      [select, '/code', '/group/e/c', '/group/e/c'],
      code,
      { back: 2, put: 'replace' },
    ],
    ['one step, right behind the landing page', [select, register], code, { back: 1, put: 'push' }],
  ] as const)('goes back %s', (_, trail, target, plan) => {
    expect(planLeaving(trail, trail.length - 1, target)).toEqual({ ...plan, needsLanding: false });
  });

  it.each([
    ['the first page of the tab', [register], 0, 0],
    ['a form at the first page of the tab', [login, register, information], 2, 2],
    ['a page of which nothing is known', [null, null, register, information], 3, 1],
    ['nothing that was noted', [], 4, 0],
  ] as const)('replaces %s with the landing page', (_, trail, index, back) => {
    expect(planLeaving(trail, index, code)).toEqual({ back, needsLanding: true, put: 'push' });
  });
});
