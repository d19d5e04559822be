// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { laterScreens } from '../../src/app/laterRoutes.ts';
import { entryScreens } from '../../src/app/routes.ts';
import { returnPath } from '../../src/domain/returnPath.ts';

const screens = [...entryScreens, ...laterScreens];

const promised = [
  '/select/:id/:channelId?',
  '/homeclassic/:id',
  '/login/:id/:channelId?',
  '/password/:id',
  '/certificates/:id',
  '/register/:id/:channelId?',
  '/information/:id/:channelId?',
  '/question-page/:id/:channelId?',
  '/question-success/:id/:channelId?',
  '/group/:id/:channelId?',
  '/mine/:id/:part?',
  '/teams/:id/:part?',
  '/list',
  '/code',
  '/xycode',
  '/authorize',
  '/404',
  '/wechat_login/:id/:channelId?',
  '/upload/:id/:channelId',
  '/channel-group/:id',
  '/sign-in/:id/:signInPlaceId',
  '/questFinish',
];

describe('the table of all screens', () => {
  it('has every promised address, and beyond them only the one that says “not found”', {
    tags: ['route-addresses'],
  }, () => {
    expect(screens.map(({ path }) => path).sort()).toEqual([...promised, '*'].sort());
  });

  const notReturnable = ['/questFinish', '/authorize', '/404', '*'];
  const screenPaths = screens.map(({ path }) => path).filter((path) => notReturnable.indexOf(path) < 0);
  const whole = screenPaths.map((path) => path.replace(/:\w+\??/g, 'a'.repeat(24)));
  const short = screenPaths.map((path) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'a'.repeat(24)));

  it.each(Array.from(new Set([...whole, ...short])))(
    'leads back to %s after a 403',
    { tags: ['forbidden'] },
    (path) => {
      expect(returnPath(path, undefined)).toBe(path);
      expect(returnPath(`${path}?step=review&voucher=a`, undefined)).toBe(`${path}?step=review&voucher=a`);
    },
  );

  it.each(screens.map(({ path, door }) => [path, door] as const))(
    'has a screen behind %s',
    { tags: ['route-addresses'] },
    async (_, door) => {
      expect((await door.load()).default).toBeTypeOf('function');
    },
  );
});
