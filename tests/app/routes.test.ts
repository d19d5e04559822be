// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { laterRoutes } from '../../src/app/laterRoutes.ts';
import { entryRoutes, loadLaterRoutes, routerPath, routeOf } from '../../src/app/routes.ts';
import { landingAddress } from '../../src/boot/landingAddress.ts';
import { returnPath } from '../../src/domain/address/returnPath.ts';
import { returnPaths } from '../../src/flows/navigation/screenRoutes.ts';

const screens = [...entryRoutes, ...laterRoutes];

beforeAll(async () => void (await loadLaterRoutes()));

const promised = [
  '/select/:id/:channelId?',
  '/homeclassic/:id',
  '/home/:id',
  '/contact-us/:id',
  '/login/:id/:channelId?',
  '/password/:id',
  '/certificates/:id',
  '/register/:id/:channelId?',
  '/information/:id/:channelId?',
  '/question-page/:id/:channelId?',
  '/question-success/:id/:channelId?',
  '/group/:id/:channelId?',
  '/mine/:id',
  '/mine/:id/details',
  '/mine/:id/signIns',
  '/teams/:id',
  '/teams/:id/new',
  '/teams/:id/join',
  '/teams/:id/ranking',
  '/teams/:id/:teamId',
  '/exhibitors/:id',
  '/products/:id',
  '/favourites/:id',
  '/news/:id',
  '/article/:id/:newsId',
  '/guide/:id',
  '/guide/:id/:pageId',
  '/lives/:id',
  '/live/:id/:liveId',
  '/videos/:id',
  '/album/:id',
  '/agenda/:id',
  '/conferences/:id',
  '/conference/:id/:conferenceId',
  '/promotions/:id',
  '/promotion/:id/:promotionId',
  '/hall/:id/:hallId',
  '/halls/:id',
  '/exhibitor/:id/:exhibitorId',
  '/product/:id/:productId',
  '/search/:id',
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

describe('the list of all screens', () => {
  it('contains every specified address, and otherwise only “not found”', {
    tags: ['route-addresses'],
  }, () => {
    expect(screens.map(({ path }) => path).sort()).toEqual([...promised, '*'].sort());
  });

  it('has the screens that the boot script paints in the entry bundle, and no others', () => {
    const addressOf = (path: string) => path.replace(/:\w+\??/g, 'a'.repeat(24));
    const painted = screens.filter(({ path }) => landingAddress.test(addressOf(path)));
    expect(painted).toEqual(entryRoutes);
  });

  const notReturnable = ['/questFinish', '/authorize', '/404', '*'];
  const screenPaths = screens.map(({ path }) => path).filter((path) => notReturnable.indexOf(path) < 0);
  const whole = screenPaths.map((path) => path.replace(/:\w+\??/g, 'a'.repeat(24)));
  const short = screenPaths.map((path) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'a'.repeat(24)));

  it.each(Array.from(new Set([...whole, ...short])))(
    'leads back to %s after a 403',
    { tags: ['forbidden'] },
    (path) => {
      expect(returnPath(path, undefined, returnPaths())).toBe(path);
      expect(returnPath(`${path}?step=review&voucher=a`, undefined, returnPaths())).toBe(
        `${path}?step=review&voucher=a`,
      );
    },
  );

  it.each(screens.map(({ path, load }) => [path, load] as const))(
    'contains a screen for %s',
    { tags: ['route-addresses'] },
    async (_, load) => {
      expect((await load()).default).toBeTypeOf('function');
    },
  );

  it.each(screens)('gives the record of $path for the pattern that the router matches', (route) => {
    expect(routeOf(routerPath(route))).toBe(route);
  });

  it.each([
    ['/select/:id/:channelId?', 'channels', '/select/:id?/:channelId?'],
    ['/upload/:id/:channelId', 'channel', '/upload/:id?/:channelId?'],
    ['/homeclassic/:id', 'channels', '/homeclassic/:id?'],
    ['/sign-in/:id/:signInPlaceId', 'channels', '/sign-in/:id/:signInPlaceId'],
    ['/list', 'exhibition', '/list'],
  ] as const)('matches %s in scope %s also where the guards put an id in', (path, scope, pattern) => {
    expect(
      routerPath({
        path,
        scope,
        page: 'inner',
        tab: 'home',
        namespaces: [],
        load: () => Promise.reject(new Error()),
      }),
    ).toBe(pattern);
  });
});
