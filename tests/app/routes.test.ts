// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { laterRoutes } from '#app/laterRoutes.ts';
import { entryRoutes, loadLaterRoutes, routerPath, routeOf } from '#app/routes.ts';
import { landingAddress } from '#boot/landingAddress.ts';
import { returnPath } from '#domain/address/returnPath.ts';
import { returnPaths } from '#flows/navigation/screenRoutes.ts';

const screens = [...entryRoutes, ...laterRoutes];

beforeAll(async () => void (await loadLaterRoutes()));

const promised = [
  '/downloads/:id',
  '/download/:id/:fileId',
  '/select/:id/:channelId?',
  '/homeclassic/:id',
  '/home/:id',
  '/contact-us/:id',
  '/everything/:id',
  '/my-questions/:id',
  '/whats-new/:id',
  '/votes/:id',
  '/votes/:id/:voteId',
  '/meeting-records/:id',
  '/meeting-records/:id/:meetingId',
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
  '/mine/:id/identity',
  '/mine/:id/signIns',
  '/supply-demand/:id',
  '/supply-demand/:id/mine',
  '/supply-demand/:id/publish',
  '/supply-demand/:id/:postId',
  '/teams/:id',
  '/teams/:id/new',
  '/teams/:id/join',
  '/teams/:id/ranking',
  '/teams/:id/:teamId',
  '/exhibitors/:id',
  '/become-exhibitor/:id',
  '/become-exhibitor/:id/application',
  '/exhibitor-center/:id',
  '/exhibitor-center/:id/appointments',
  '/exhibitor-center/:id/appointments/:appointmentId/move',
  '/exhibitor-center/:id/times',
  '/exhibitor-center/:id/times/:contact',
  '/exhibitor-center/:id/leads',
  '/exhibitor-center/:id/leads/:leadId',
  '/exhibitor-center/:id/open-leads',
  '/exhibitor-center/:id/first-message',
  '/exhibitor-center/:id/messages',
  '/exhibitor-center/:id/messages/:kind/:partnerId',
  '/exhibitor-center/:id/orders',
  '/exhibitor-center/:id/help',
  '/exhibitor-center/:id/invite',
  '/exhibitor-center/:id/invite/:visitorId',
  '/exhibitor-center/:id/invitations',
  '/exhibitor-center/:id/invitations/new',
  '/exhibitor-center/:id/invitations/:invitationId',
  '/exhibitor-center/:id/comments',
  '/exhibitor-center/:id/supply-demand',
  '/exhibitor-center/:id/supply-demand/:postId',
  '/exhibitor-center/:id/supply-demand/publish',
  '/exhibitor-center/:id/company',
  '/exhibitor-center/:id/contacts',
  '/exhibitor-center/:id/contacts/edit',
  '/exhibitor-center/:id/files',
  '/exhibitor-center/:id/files/edit',
  '/exhibitor-center/:id/lives',
  '/exhibitor-center/:id/lives/edit',
  '/exhibitor-center/:id/poster',
  '/exhibitor-center/:id/promotions',
  '/exhibitor-center/:id/promotions/edit',
  '/exhibitor-center/:id/products',
  '/exhibitor-center/:id/products/edit',
  '/exhibitor-center/:id/products/paste',
  '/organiser-center/:id',
  '/organiser-center/:id/appointments',
  '/organiser-center/:id/decide',
  '/organiser-center/:id/decide/:registrationId',
  '/organiser-center/:id/decide/:kind/:rowId',
  '/organiser-center/:id/registrations',
  '/organiser-center/:id/people',
  '/organiser-center/:id/exhibitions',
  '/organiser-center/:id/figures',
  '/organiser-center/:id/teams',
  '/organiser-center/:id/asked/:kind',
  '/organiser-center/:id/content',
  '/organiser-center/:id/content/:part/:rowId',
  '/organiser-center/:id/notices',
  '/organiser-center/:id/notice',
  '/products/:id',
  '/favourites/:id',
  '/messages/:id',
  '/messages/:id/to/:kind/:partnerId',
  '/inquiry/:id/:productId',
  '/cart/:id',
  '/checkout/:id',
  '/addresses/:id',
  '/addresses/:id/edit',
  '/orders/:id',
  '/orders/:id/:orderId',
  '/orders/:id/:orderId/parcel',
  '/orders/:id/:orderId/return',
  '/news/:id',
  '/cards/:id',
  '/cards/:id/mine',
  '/cards/:id/mine/edit',
  '/cards/:id/add',
  '/cards/:id/given',
  '/cards/:id/new',
  '/cards/:id/contact/:contactId',
  '/appointments/:id',
  '/appointments/:id/:appointmentId',
  '/appointments/:id/with/:exhibitorId',
  '/article/:id/:newsId',
  '/guide/:id',
  '/guide/:id/:pageId',
  '/lives/:id',
  '/live/:id/:liveId',
  '/videos/:id',
  '/album/:id',
  '/agenda/:id',
  '/trip-report/:id',
  '/invitation/:id/:invitationId',
  '/late/:id',
  '/shared-list/:id',
  '/shared-list/:id/new',
  '/shared-list/:id/edit',
  '/conferences/:id',
  '/conference/:id/:conferenceId',
  '/promotions/:id',
  '/promotion/:id/:promotionId',
  '/hall/:id/:hallId',
  '/hall/:id/:hallId/plan',
  '/halls/:id',
  '/exhibitor/:id/:exhibitorId',
  '/product/:id/:productId',
  '/search/:id',
  '/for-you/:id',
  '/series/:id',
  '/list',
  '/code',
  '/ready',
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
