// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { organiserNoticePath } from '#domain/address/organiser/organiserPaths.ts';
import { shop } from '#tests/features/shop.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { addressesOf, idsOf, organised } from './exampleAddresses.ts';
import {
  arrangePage,
  emptyPhone,
  logInHere as logInVisitorHere,
  longMs,
  registerPerson,
} from './visitorHere.ts';
import { type Exception, fillScreen, findTraces, walkScreens } from './walkScreens.ts';

beforeAll(startServer);
afterAll(stopServer);

/** Typed by the first organiser; nothing else in the sandbox says it. */
const mark = '甲的秘密';
const typedMobile = '13900009753';
const organiser = { userId: 'user0000000000000000host', name: '江海会展集团' };
const administrator = {
  userId: 'user00000000000000000adm',
  name: '江海会展云',
  adminOf: '5a1d0c7e93b24f6885e07b1c2d3f4a60',
};
const otherOrganiser = { userId: 'user000000000000idlehost', name: '青禾会展' };

async function logInHere(login: {
  readonly userId: string;
  readonly name: string;
  readonly adminOf?: string;
}) {
  const tab = await openTab();
  const { actAsHost } = await import('#session/acting/keepIdentity.ts');
  actAsHost({ ...login, token: `token-of-${login.userId}` });
  tab.device.getState().set('entranceId', organised);
  tab.kill();
}

const isOfCentre = (address: string) => address.startsWith('/organiser-center/');

/** What the first organiser leaves on the phone; answers the addresses of all screens. */
async function leaveAll(phone: Phone): Promise<readonly string[]> {
  const all = addressesOf(await idsOf(phone));
  await logInHere(organiser);
  let fields = 0;
  await walkScreens(phone, all.filter(isOfCentre), () => {
    fields += fillScreen(mark, typedMobile);
  });
  expect(fields).toBeGreaterThan(10);
  return all;
}

/** Who has lost the role logs in with another account and goes on: the draft of a notice is the exhibition's (decision 0106). */
const sharedDraft: Exception = { shows: 'draft', why: 'a notice that is begun is the exhibition’s' };
const exceptions = { [organiserNoticePath(organised)]: sharedDraft };

it(
  'an administrator who logs in after an organiser sees the centre as on a phone of their own, and a visitor after both sees nothing of the organiser on any screen',
  async () => {
    const phone = openPhone();
    arrangePage();
    const next = await registerPerson(phone, {
      name: '乙的名字',
      mobile: '13900002468',
      exhibitions: [shop],
    });
    const all = await leaveAll(phone);
    const centre = all.filter(isOfCentre);
    await logInHere(administrator);
    const seen = await walkScreens(phone, centre);
    await logInVisitorHere(next);
    const others = all.filter((address) => !isOfCentre(address));
    const seenByVisitor = await walkScreens(phone, others);
    emptyPhone();
    await logInHere(administrator);
    const alone = await walkScreens(phone, centre);
    const traces = [organiser.userId, typedMobile];
    const found = [
      ...findTraces({ seen, alone, traces, mark, exceptions }),
      ...findTraces({ seen: seenByVisitor, alone: new Map(), traces, mark, exceptions: {} }),
    ];
    expect(found).toEqual([]);
  },
  longMs,
);

it(
  'an organiser of other exhibitions sees nothing of the former in the centre',
  async () => {
    const phone = openPhone();
    arrangePage();
    const centre = (await leaveAll(phone)).filter(isOfCentre);
    await logInHere(otherOrganiser);
    const seen = await walkScreens(phone, centre);
    emptyPhone();
    await logInHere(otherOrganiser);
    const alone = await walkScreens(phone, centre);
    const traces = [organiser.userId, organiser.name, typedMobile];
    expect(findTraces({ seen, alone, traces, mark, exceptions: {} })).toEqual([]);
  },
  longMs,
);
