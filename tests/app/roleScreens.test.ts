// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { laterRoutes } from '#app/laterRoutes.ts';
import { entryRoutes, loadLaterRoutes } from '#app/routes.ts';
import { openPhone, type Phone, startServer, stopServer } from '../flows/openPhone.ts';
import { addressOf, openApp } from './openApp.ts';

const stand = 'stand0000000000000000001';

/**
 * Whose the screens of an area are, by the first part of their addresses. `visitor`: of one registration. `everyone`: to look at, with
 * parts that ask for a registration. A new area has to be written down here, and its screens are then tested with every role.
 */
const audiences: Readonly<Record<string, Audience>> = {
  'exhibitor-center': 'exhibitor',
  'organiser-center': 'organiser',
  ...ofAll('visitor', 'addresses appointments checkout mine my-questions orders whats-new'),
  ...ofAll(
    'everyone',
    '* 404 agenda album article authorize become-exhibitor cards cart certificates channel-group code conference conferences contact-us ' +
      'download downloads everything exhibitor exhibitors favourites for-you group guide hall halls home homeclassic information inquiry invitation list live lives ' +
      'download downloads everything exhibitor exhibitors favourites for-you group guide hall halls home homeclassic information inquiry late list live lives ' +
      'login meeting-records messages news password product products promotion promotions question-page question-success questFinish ' +
      'ready register search select series shared-list sign-in supply-demand teams trip-report upload videos votes wechat_login xycode',
  ),
};

type Audience = 'everyone' | 'visitor' | 'exhibitor' | 'organiser';

function ofAll(audience: Audience, areas: string): Record<string, Audience> {
  return Object.fromEntries(areas.split(' ').map((area) => [area, audience]));
}

const screens = [...entryRoutes, ...laterRoutes].map(({ path }) => path);
const areaOf = (path: string) => path.split('/')[1] ?? path;
const screensOf = (audience: Audience) => screens.filter((path) => audiences[areaOf(path)] === audience);

/** What a phone keeps of who is logged in on it. */
const roles = {
  stranger: {},
  visitor: { visitorId: 'person000000000000000001' },
  host: { organizerUserId: 'user0000000000000000host' },
  administrator: {
    systemAdminUser: '{"UserId":"user00000000000000000adm","TenantId":"5a1d0c7e93b24f6885e07b1c2d3f4a60"}',
  },
  exhibitor: {
    exhibitorId: 'exhibitor000000000000001',
    exhibitorUserId: 'user00000000000exhibitor',
    exhibitorContact: '{"RecordId":"contact00000000000000001"}',
  },
  'exhibitor without rights': {
    exhibitorId: 'exhibitor000000000000001',
    exhibitorUserId: 'user00000000000assistant',
    exhibitorContact: '{"RecordId":"contact00000000000000002"}',
  },
  'exhibitor at another booth': {
    exhibitorId: 'exhibitorstand0000000001',
    exhibitorUserId: 'user00000000000neighbour',
    exhibitorContact: '{"RecordId":"contact00000000000000003"}',
  },
  'exhibitor of another exhibition': {
    exhibitorId: 'exhibitor00000000elsewhere',
    exhibitorUserId: 'user00000000000elsewhere',
    exhibitorContact: '{"RecordId":"contact00000000elsewhere"}',
  },
  'host of another exhibition': { organizerUserId: 'user000000000000idlehost' },
  'administrator of another tenant': {
    systemAdminUser: '{"UserId":"user0000000000000idleadm","TenantId":"sandboxnew"}',
  },
} as const;
type Role = keyof typeof roles;

const loggedIn: Readonly<Record<Audience, readonly Role[]>> = {
  everyone: Object.keys(roles) as Role[],
  visitor: ['visitor'],
  exhibitor: ['exhibitor', 'exhibitor without rights', 'exhibitor at another booth'],
  organiser: ['host', 'administrator'],
};

/** The button that leads to the login of a role, and which login that is. */
const logins = {
  exhibitor: { button: '参展商登录', as: 'exhibitor' },
  organiser: { button: '主办方登录', as: 'host' },
} as const;
/** What a centre says to those of another exhibition. */
const notHere = { exhibitor: '这个账号还不是本展会的参展商', organiser: '您的账号不管理这个展会' } as const;
/** What is read to know that. */
const rightsRead = {
  exhibitor: 'queryList/ExhibitorExhibitionInfo',
  organiser: 'queryList/Exhibition',
} as const;
/** Lists the exhibitions of the account, whatever the address names. */
const ofTheAccount = ['/organiser-center/:id/exhibitions'];
const audiencesWithLogin = Object.keys(logins) as (keyof typeof logins)[];
/** Logged in as what a screen is for, and not here. */
const elsewhere: Readonly<Record<Audience, readonly Role[]>> = {
  everyone: [],
  visitor: [],
  exhibitor: ['exhibitor of another exhibition'],
  organiser: ['host of another exhibition', 'administrator of another tenant'],
};
const others = (audience: Audience) =>
  (Object.keys(roles) as Role[]).filter(
    (role) => !loggedIn[audience].includes(role) && !elsewhere[audience].includes(role),
  );

/** The exhibition of the booth; everything else that an address names belongs to no one. */
const addressFor = (path: string) =>
  path
    .replace('/:id', `/${stand}`)
    .replace('asked/:kind', 'asked/question')
    .replace('decide/:kind', 'decide/posts')
    .replace(':kind', 'visitor')
    .replace(/:\w+\??/g, 'a'.repeat(24));

/** What was asked for beside the exhibition, its channels, and whether the account takes part in it or looks after it. */
const rowsAskedFor = () =>
  Array.from(new Set(phone.asked.map(({ path }) => path))).filter((path) => !ofEveryone.includes(path));
const ofEveryone = ['register/queryList/Exhibition', 'register/queryList/Channel'];

beforeAll(async () => {
  startServer();
  await loadLaterRoutes();
});
afterAll(stopServer);
let phone: Phone;
beforeEach(() => {
  phone = openPhone();
});

async function openAs(role: Role) {
  localStorage.setItem('entranceid', stand);
  for (const [key, value] of Object.entries(roles[role])) localStorage.setItem(key, value);
  const app = await openApp('/404');
  const loginButton = () => screen.queryByRole('button', { name: /^(?:参展商|主办方)登录$/ });
  const mustRegister = () => screen.queryByRole('button', { name: '登录或登记' }) !== null;

  /** Goes there from a page without any of this, so that nothing is seen of the screen before. */
  async function visit(path: string): Promise<void> {
    await app.router.navigate('/404');
    await waitFor(() => expect(loginButton() !== null || mustRegister()).toBe(false));
    await app.router.navigate(addressFor(path));
  }
  return { ...app, visit, loginButton, mustRegister };
}

describe('the screens of each role', () => {
  it('are known: every area says whose it is, and no area is left over', () => {
    const areas = Array.from(new Set(screens.map(areaOf)));
    expect(areas.filter((area) => audiences[area] === undefined)).toEqual([]);
    expect(Object.keys(audiences).filter((area) => !areas.includes(area))).toEqual([]);
  });

  it.each(audiencesWithLogin.flatMap((audience) => others(audience).map((role) => ({ audience, role }))))(
    'of an $audience lead the role $role to the login of that and back, and ask for no row',
    async ({ audience, role }) => {
      const { button, as } = logins[audience];
      const app = await openAs(role);
      const { consumeReturnTo } = await import('#flows/navigation/returnTo.ts');
      for (const path of screensOf(audience)) {
        await app.visit(path);
        await app.user.click(await screen.findByRole('button', { name: button }));
        await waitFor(() => expect(addressOf(app), path).toBe(`/login/${stand}?as=${as}`));
        expect(consumeReturnTo(stand)).toBe(addressFor(path));
      }
      expect(rowsAskedFor()).toEqual([]);
    },
  );

  it.each(audiencesWithLogin.flatMap((audience) => elsewhere[audience].map((role) => ({ audience, role }))))(
    'of an $audience tell the role $role that this exhibition is not theirs, and ask for no row of it',
    async ({ audience, role }) => {
      const app = await openAs(role);
      for (const path of screensOf(audience).filter((one) => !ofTheAccount.includes(one))) {
        await app.visit(path);
        await screen.findByText(notHere[audience]);
      }
      expect(rowsAskedFor().filter((path) => path !== rightsRead[audience])).toEqual([]);
    },
  );

  it.each(audiencesWithLogin.flatMap((audience) => loggedIn[audience].map((role) => ({ audience, role }))))(
    'of an $audience open for the role $role',
    async ({ audience, role }) => {
      const app = await openAs(role);
      for (const path of screensOf(audience)) {
        await app.visit(path);
        await waitFor(() => expect(screen.queryByText('正在确认您的参展资格…')).toBeNull());
        await screen.findByRole('heading', { level: 1 });
        expect(app.loginButton(), path).toBeNull();
        expect(addressOf(app)).toBe(addressFor(path));
      }
    },
  );

  it.each(others('visitor'))(
    'of a registration show the role "%s" how to get one, and nothing else',
    async (role) => {
      const app = await openAs(role);
      for (const path of screensOf('visitor')) {
        await app.visit(path);
        // The centre of an exhibitor or an organiser stands where a visitor has "Me".
        const isLedAway = () => /^\/(?:login|exhibitor-center|organiser-center)\//.test(addressOf(app));
        await waitFor(() => expect(app.mustRegister() || isLedAway(), path).toBe(true));
      }
    },
  );
});
