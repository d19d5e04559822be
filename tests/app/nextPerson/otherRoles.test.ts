// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import type * as keepIdentity from '#session/acting/keepIdentity.ts';
import { goodsOf, shop } from '#tests/features/shop.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import {
  addressesOf,
  channels,
  type ExampleIds,
  idsOf,
  onSite,
  organised,
  stand,
  teams,
} from './exampleAddresses.ts';
import { leaveRows } from './leaveRows.ts';
import { arrangePage, logInHere, longMs, type RegisteredPerson, registerPerson } from './visitorHere.ts';
import { walkScreens } from './walkScreens.ts';

beforeAll(startServer);
afterAll(stopServer);

/** In rows of a visitor; nothing else in the sandbox says it. */
const mark = '甲的秘密';
const typedMobile = '13900009753';
const exhibitions = [channels, onSite, teams, stand, organised, shop];

/** Collections whose rows belong to a person; what an exhibitor or an organiser reads of them is theirs alone. */
const aboutPeople =
  /\/(?:VisitorExhibitionInfo|Visitor|SignInRecord|TeamMember|QuestionnaireAnswer|VoteRecordInfo|MeetingRecordInfo|CollectionInfo|SearchHistoryRecord|VisitInfo|ConnectUs|ExhibitorHelp|MessageInfo|EnquiryRecord|InvitationInfo|Order|ShoppingCart|Address|SalesServiceRecord|LogisticsInfo|AddressBook|IdCardInfo|ExhibitorApplication)$/;

const isOfCentre = (address: string) => /^\/(?:exhibitor|organiser)-center\//.test(address);
const isOfExhibitors = (address: string) => address.startsWith('/exhibitor-center/');
const isOfOrganisers = (address: string) => address.startsWith('/organiser-center/');
/** Screens with rows of the visitor who looks at them. */
const isOfVisitor = (address: string) =>
  /^\/(?:my-questions|favourites|messages|inquiry|cart|checkout|addresses|orders|cards|appointments|meeting-records)\//.test(
    address,
  ) ||
  /^\/(?:mine\/\w+\/|supply-demand\/\w+\/(?:mine|publish)|teams\/\w+\/new|become-exhibitor\/\w+\/)/.test(
    address,
  );

/** Where a visitor has "Me", an organiser has the centre of the exhibition. */
const leadsToCentre = (address: string) => /^\/mine\/\w+\/details/.test(address);

/** Sentences by which a screen says for whom it is, or that there is no such row. */
const sentence =
  /需要先登记|登记后|先登记|还是空的|没有要保存的名片|请以(?:参展商|主办方)身份登录|不管理这个展会|登录或登记|用登记时的手机号登录|先验证联系方式|还不是本展会的参展商/;

type Identity = typeof keepIdentity;

interface Standing {
  readonly exhibitorId: string;
  readonly userId: string;
  readonly contactId: string;
}

const visitor = (phone: Phone) =>
  registerPerson(phone, { name: '乙的名字', mobile: '13900002468', exhibitions }).then(logInHere);

async function logInAs(log: (identity: Identity) => void) {
  const tab = await openTab();
  log(await import('#session/acting/keepIdentity.ts'));
  tab.device.getState().set('entranceId', stand);
  tab.kill();
}

const contactOf = (standing: Standing) => () =>
  logInAs(({ actAsStand }) =>
    actAsStand({ ...standing, name: '丙的名字', company: '丙的公司', token: `token-of-${standing.userId}` }),
  );
const organiserOf = (login: { readonly userId: string; readonly adminOf?: string }) => () =>
  logInAs(({ actAsHost }) => actAsHost({ ...login, name: '丁的名字', token: `token-of-${login.userId}` }));

const isNotForOrganisers = (address: string) =>
  (isOfVisitor(address) && !leadsToCentre(address)) || isOfExhibitors(address);

interface Role {
  readonly role: string;
  readonly logIn: (phone: Phone) => Promise<unknown>;
  /** The addresses that are not for this role. */
  readonly isNotFor: (address: string) => boolean;
}

const roles: readonly Role[] = [
  {
    role: 'a visitor without registration',
    logIn: async () => {},
    isNotFor: (address) => isOfVisitor(address) || isOfCentre(address),
  },
  { role: 'a registered visitor', logIn: visitor, isNotFor: isOfCentre },
  {
    role: 'the contact of an exhibitor',
    logIn: contactOf({
      exhibitorId: 'exhibitor000000000000001',
      userId: 'user00000000000exhibitor',
      contactId: 'contact00000000000000001',
    }),
    isNotFor: (address) => isOfVisitor(address) || isOfOrganisers(address),
  },
  {
    role: 'an organiser',
    logIn: organiserOf({ userId: 'user0000000000000000host' }),
    isNotFor: isNotForOrganisers,
  },
  {
    role: 'an administrator',
    logIn: organiserOf({ userId: 'user00000000000000000adm', adminOf: '5a1d0c7e93b24f6885e07b1c2d3f4a60' }),
    isNotFor: isNotForOrganisers,
  },
  {
    role: 'an organiser of other exhibitions',
    logIn: organiserOf({ userId: 'user000000000000idlehost' }),
    isNotFor: (address) => isOfCentre(address) && !address.endsWith('/exhibitions'),
  },
];

/** Whose rows the addresses name, and what is known of them. */
async function leaveOwner(phone: Phone): Promise<{ owner: RegisteredPerson; ids: ExampleIds }> {
  const owner = await registerPerson(phone, { name: '甲的名字', mobile: '13900001357', exhibitions });
  const [good] = await goodsOf(phone, 1);
  const left = await leaveRows(phone, {
    visitorId: owner.visitorId,
    good: good!,
    mark,
    mobile: typedMobile,
  });
  return { owner, ids: await idsOf(phone, left) };
}

describe('what is not for a role', () => {
  it.each(roles)(
    'says so to $role with a way on, and asks for no row of a person',
    async (one) => {
      const phone = openPhone();
      arrangePage();
      const { owner, ids } = await leaveOwner(phone);
      await one.logIn(phone);
      const addresses = addressesOf(ids).filter(one.isNotFor);
      expect(addresses.length).toBeGreaterThan(8);
      const found: string[] = [];
      const seen = await walkScreens(phone, addresses, (_app, address) => {
        if (document.querySelector('main a[href], main button') === null)
          found.push(`${address} has no way on`);
      });
      for (const [address, { page, words, asked }] of seen) {
        if (!sentence.test(words)) found.push(`${address} says ${words.slice(0, 120)}`);
        for (const { path } of asked) if (aboutPeople.test(path)) found.push(`${address} asks ${path}`);
        for (const trace of [mark, typedMobile, ...owner.traces])
          if (page.includes(trace)) found.push(`${address} shows ${trace}`);
      }
      expect(found).toEqual([]);
    },
    longMs,
  );
});

/** Rows that are another visitor's, as an address in a chat may name them. */
const ofAnother = ({ orderId, appointmentId }: ExampleIds) => [
  `/orders/${shop}/${orderId}`,
  `/orders/${shop}/${orderId}/parcel`,
  `/orders/${shop}/${orderId}/return`,
  `/appointments/${shop}/${appointmentId}`,
];

it('a registered visitor is told of no order, parcel, return or appointment of another, is led on, and every question names the visitor who looks', async () => {
  const phone = openPhone();
  arrangePage();
  const { owner, ids } = await leaveOwner(phone);
  await phone.call('insert/LogisticsInfo', {
    record: { ExhibitionId: shop, OrderId: ids.orderId, VisitorId: owner.visitorId, CourierNumber: mark },
  });
  const next = await registerPerson(phone, { name: '乙的名字', mobile: '13900002468', exhibitions });
  await logInHere(next);
  const seen = await walkScreens(phone, ofAnother(ids), () => {
    expect(document.querySelector('main a[href]')).not.toBeNull();
  });
  for (const [address, { page, words, asked }] of seen) {
    expect(words, address).toMatch(/没有找到这笔订单|没有这次洽谈/);
    for (const trace of [mark, typedMobile, owner.visitorId]) expect(page, address).not.toContain(trace);
    for (const { path, body } of asked.filter((call) => aboutPeople.test(call.path)))
      expect(JSON.stringify((body.params['condition'] as Row)['VisitorId']), `${address} ${path}`).toContain(
        next.visitorId,
      );
  }
});
