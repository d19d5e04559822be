// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { screens } from '../../src/app/routes.ts';

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

  it.each(screens.map(({ path, door }) => [path, door] as const))(
    'has a screen behind %s',
    { tags: ['route-addresses'] },
    async (_, door) => {
      expect((await door.load()).default).toBeTypeOf('function');
    },
  );
});
