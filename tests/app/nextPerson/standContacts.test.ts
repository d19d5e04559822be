// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { exhibitorCenterPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { invitationPath } from '#domain/address/invitationPath.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { addressesOf, idsOf, invitation, stand } from './exampleAddresses.ts';
import { arrangePage, emptyPhone, longMs } from './visitorHere.ts';
import { type Exception, fillScreen, findTraces, walkScreens } from './walkScreens.ts';

beforeAll(startServer);
afterAll(stopServer);

/** Typed by the first contact; nothing else in the sandbox says it. */
const mark = '甲的秘密';
const typedMobile = '13900009753';

interface StandLogin {
  readonly exhibitorId: string;
  readonly userId: string;
  readonly contactId: string;
  readonly name: string;
  readonly company: string;
}

const first: StandLogin = {
  exhibitorId: 'exhibitor000000000000001',
  userId: 'user00000000000exhibitor',
  contactId: 'contact00000000000000001',
  name: '顾清和',
  company: '云津精密机械有限公司',
};
const colleague: StandLogin = {
  ...first,
  userId: 'user00000000000assistant',
  contactId: 'contact00000000000000002',
  name: '贺安宁',
};

/** A person of another exhibitor of the same exhibition. */
async function otherStand(phone: Phone): Promise<StandLogin> {
  const rows = await phone.rows('ExhibitorContact', stand);
  const row = rows.find((one) => one['ExhibitorId'] !== first.exhibitorId);
  if (row === undefined) throw new Error('There is no other stand');
  return {
    exhibitorId: String(row['ExhibitorId']),
    userId: 'user000000000000000other',
    contactId: String(row['RecordId']),
    name: '乙的名字',
    company: '乙的公司',
  };
}

async function logInHere(login: StandLogin): Promise<void> {
  const tab = await openTab();
  const { actAsStand } = await import('#session/acting/keepIdentity.ts');
  actAsStand({ ...login, token: `token-of-${login.userId}` });
  tab.device.getState().set('entranceId', stand);
  tab.kill();
}

/** A message that has not left. */
async function leaveUnsent(guest: string): Promise<void> {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const tab = await openTab();
  const { boothOwner } = await import('#entities/booth/boothOwner.ts');
  const { queueMessage } = await import('#entities/message/messageQueue.ts');
  const booth = { exhibitionId: stand, exhibitorId: first.exhibitorId, exhibitorUserId: first.userId };
  await queueMessage({
    owner: boothOwner(booth),
    partner: { kind: 'visitor', id: guest },
    text: mark,
    clientRef: '00000000-0000-4000-8000-000000000002',
    writtenAtMs: Date.now(),
    business: 'text',
    title: '',
    link: '',
    productId: '',
    senderName: mark,
  });
  line.mockRestore();
  tab.kill();
}

/** What the first contact of a stand leaves on the phone; answers all addresses, and those of the exhibitor's centre. */
async function leaveAll(phone: Phone) {
  const ids = await idsOf(phone);
  const all = addressesOf(ids);
  const centre = all.filter((address) => address.startsWith('/exhibitor-center/'));
  await logInHere(first);
  let fields = 0;
  await walkScreens(phone, centre, () => {
    fields += fillScreen(mark, typedMobile);
  });
  expect(fields).toBeGreaterThan(60);
  await leaveUnsent(ids.guest);
  return { all, centre };
}

/** What both contacts of a stand may read, the phone keeps for both. */
const sharedLeads: Exception = { shows: 'words', why: 'how many leads of the stand are to be followed up' };
/** The link gives it to anyone, with the name of who invites. */
const given: Exception = {
  shows: 'pass',
  why: 'an invitation names who invites to everyone who opens its link',
};

it(
  'a colleague, and the contact of another stand after them, see the centre as on a phone of their own, and nothing of the first contact on any screen',
  async () => {
    const phone = openPhone();
    arrangePage();
    const { all, centre } = await leaveAll(phone);
    await logInHere(colleague);
    const seen = await walkScreens(phone, centre);
    const other = await otherStand(phone);
    await logInHere(other);
    const seenByOther = await walkScreens(phone, all);
    emptyPhone();
    await logInHere(colleague);
    const alone = await walkScreens(phone, centre);
    emptyPhone();
    await logInHere(other);
    const otherAlone = await walkScreens(phone, centre);
    const traces = [first.userId, typedMobile];
    const ofStand = [...traces, first.name, first.contactId, colleague.userId, colleague.contactId];
    const exceptions = { [exhibitorCenterPath(stand)]: sharedLeads };
    const found = [
      ...findTraces({ seen, alone, traces, mark, exceptions }),
      ...findTraces({
        seen: seenByOther,
        alone: otherAlone,
        traces: ofStand,
        mark,
        exceptions: { [invitationPath(stand, invitation)]: given },
      }),
    ];
    expect(found).toEqual([]);
  },
  longMs,
);
