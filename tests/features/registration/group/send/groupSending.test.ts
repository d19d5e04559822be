// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { type GroupMember, selfId } from '#domain/group/groupMember.ts';
import type { TypedMember } from '#features/registration/registrationEntry.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const leader = {
  exhibitionId: 'open00000000000000000001',
  channelId: 'visitor00000000000000001',
  contact: { kind: 'mobile', value: '13900001111' },
} as const;
const groupId = '0f4b1c1e-7f8e-4d49-9a65-0d6a7d1f3b11';
const lookup = 'queryList/VisitorExhibitionInfo';
const insert = 'insert/VisitorExhibitionInfo';
const form: FormDefinition = {
  version: '1',
  provenBy: 'mobile',
  fields: [{ key: 'Passport', type: 'idDocument', label: { zh: '', en: '' }, required: false }],
};
let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
});

async function openSending(settings: Parameters<typeof openTab>[0] = {}) {
  const tab = await openTab(settings);
  tabs.push(tab);
  const { createGroupSending } = await import('#features/registration/group/send/groupSending.ts');
  return { tab, sending: createGroupSending(leader) };
}
type Sending = Awaited<ReturnType<typeof openSending>>['sending'];

function intentOf(id: string, part: Partial<GroupMember> = {}): TypedMember {
  const answers = { Passport: { type: 'passport', number: `E100000${id.length}` } } as const;
  const member = { id, name: `人${id}`, company: '江海精工', contact: '', answers, ...part };
  return { leader, groupId, member, form, answers: member.answers };
}

const party = [intentOf(selfId), intentOf('a'), intentOf('bb'), intentOf('ccc'), intentOf('dddd')];
const namesIn = (rows: readonly Record<string, unknown>[]) => rows.map((row) => row['Name']);
const storedIn = (sending: Sending) => sending.store.getState().stored.map(({ memberId }) => memberId);
const atOf = (sending: Sending, id: string) => sending.store.getState().states[id]?.at;
const all = () => phone.registrations(leader.exhibitionId);

describe('several people who are sent in one go', { tags: ['participants'] }, () => {
  it('are looked up and inserted one after the other, each once, with one group and one code for all of it', async () => {
    const { tab, sending } = await openSending();
    await sending.send(party);
    await eventually(() => expect(storedIn(sending)).toEqual([selfId, 'a', 'bb', 'ccc', 'dddd']));
    const paths = phone.takePaths();
    expect(paths.filter((path) => path === insert)).toHaveLength(5);
    // None is sent before it was looked up.
    expect(paths.indexOf(lookup)).toBeLessThan(paths.indexOf(insert));
    const rows = await all();
    expect(namesIn(rows)).toEqual(party.map(({ member }) => member.name));
    expect(rows.map((row) => [row['Mob'], row['GroupMob']])).toEqual([
      ['13900001111', undefined],
      ...party.slice(1).map(() => [undefined, '13900001111']),
    ]);
    expect(new Set(rows.map((row) => row['GroupId']))).toEqual(new Set([groupId]));
    expect(new Set(rows.map((row) => row['GroupCode'])).size).toBe(1);
    const held = (await tab.localStores()).vouchers.list();
    expect(new Set(held.map(({ voucherCode }) => voucherCode))).toEqual(
      new Set(rows.map((row) => row['VoucherCode'])),
    );
    const leaderId = rows[0]?.['RecordId'];
    for (const { recordId, group } of held)
      expect(group).toEqual({
        id: groupId,
        code: rows[0]?.['GroupCode'],
        isAlong: recordId !== leaderId,
      });
  });

  it('leave under the login with which they were sent, also where another person logs in before it is their turn', async () => {
    const { tab, sending } = await openSending();
    const { actAsVisitor } = await import('#session/acting/keepIdentity.ts');
    tab.device.getState().set('userId', 'user0000000000000leader');
    phone.answerInstead(({ path }) => {
      if (path === insert) actAsVisitor({ visitorId: 'next00000000000000000001', userId: 'user0000next' });
      return undefined;
    });
    await sending.send(party);
    await eventually(() => expect(storedIn(sending)).toHaveLength(5));
    const users = phone.asked.filter(({ path }) => path === insert).map(({ body }) => body.userId);
    expect(users).toEqual(party.map(() => 'user0000000000000leader'));
  });

  it('are one row each in the end, although the browser delivers every insert twice', {
    tags: ['N07'],
  }, async () => {
    const { sending } = await openSending();
    await phone.fault({ name: 'deliveredTwice', path: insert });
    await sending.send(party);
    await eventually(() => expect(storedIn(sending)).toHaveLength(5));
    await eventually(async () =>
      expect(namesIn(await all())).toEqual(party.map(({ member }) => member.name)),
    );
  });

  it('are named once each in their group where the server keeps both rows of an insert', {
    tags: ['N07'],
  }, async () => {
    const { sending } = await openSending({ withdrawDuplicates: 'off' });
    await phone.fault({ name: 'deliveredTwice', path: insert });
    await sending.send(party);
    await eventually(() => expect(storedIn(sending)).toHaveLength(5));
    expect(await all()).toHaveLength(10);
    const { findJoined } = await import('#features/registration/group/findJoined.ts');
    const joined = await findJoined(leader.exhibitionId, groupId);
    const names = joined.kind === 'found' ? joined.people.map(({ name }) => name) : [];
    expect(names.sort()).toEqual(party.map(({ member }) => member.name).sort());
  });

  it('leave the phone to the one who has sent them', async () => {
    const { tab, sending } = await openSending();
    await sending.send(party.slice(0, 2));
    await eventually(() => expect(storedIn(sending)).toHaveLength(2));
    const [own] = await all();
    expect(tab.device.getState().visitorId).toBe(own?.['VisitorId']);
    expect(tab.device.getState().userInfo).toMatchObject({ Name: own?.['Name'] });
  });

  it('leave the list as they are stored, whether or not it is open', async () => {
    const { sending } = await openSending();
    const { openRoster, saveRoster } = await import('#entities/registration/groupRoster.ts');
    await saveRoster(leader, { groupId, members: party.map(({ member }) => member), rest: '' });
    await sending.send(party.slice(0, 3));
    await eventually(() => expect(storedIn(sending)).toHaveLength(3));
    expect((await openRoster(leader, true)).members.map(({ id }) => id)).toEqual(['ccc', 'dddd']);
    await sending.send(party.slice(3));
    await eventually(() => expect(storedIn(sending)).toHaveLength(5));
    expect((await openRoster(leader, true)).members).toEqual([]);
  });

  it('are sent once, however often it is tapped', async () => {
    const { sending } = await openSending();
    await Promise.all([sending.send(party), sending.send(party), sending.send(party)]);
    await eventually(() => expect(storedIn(sending)).toHaveLength(5));
    await sending.send([]);
    expect(await all()).toHaveLength(5);
  });

  it('with one whose fourth send is refused: a list says who is stored, and only the missing one is sent again', {
    tags: ['U14'],
  }, async () => {
    const { sending } = await openSending();
    let inserts = 0;
    phone.answerInstead(({ path }) => {
      if (path !== insert) return undefined;
      inserts += 1;
      return inserts === 4 ? Response.json({ resCode: 1102, resMsg: 'full', result: null }) : undefined;
    });
    await sending.send(party);
    await eventually(() => expect(storedIn(sending)).toEqual([selfId, 'a', 'bb', 'dddd']));
    expect(atOf(sending, 'ccc')).toBe('rejected');
    await sending.send(party.filter(({ member }) => member.id === 'ccc'));
    await eventually(() => expect(storedIn(sending)).toHaveLength(5));
    expect(inserts).toBe(6);
    expect(new Set(namesIn(await all())).size).toBe(5);
    expect(await all()).toHaveLength(5);
  });

  it('with one whose answer is lost: the others continue, and it is found by its reference', {
    tags: ['U14', 'N06'],
  }, async () => {
    const { sending } = await openSending();
    await phone.fault({ name: 'replyLostAfterCommit', path: insert, times: 1 });
    await sending.send(party);
    await eventually(() => expect(storedIn(sending)).toHaveLength(5));
    expect(phone.takePaths().filter((path) => path === insert)).toHaveLength(5);
    expect(await all()).toHaveLength(5);
  });

  it('stop where nothing gets through, and the rest is sent by the next tap', async () => {
    const { sending } = await openSending();
    phone.answerInstead(() => Response.error());
    await sending.send(party);
    expect(atOf(sending, selfId)).toBe('parked');
    expect(atOf(sending, 'a')).toBeUndefined();
    phone.answerInstead(() => undefined);
    await sending.send(party);
    await eventually(() => expect(storedIn(sending)).toHaveLength(5));
    expect(await all()).toHaveLength(5);
  });
});

describe('a person of a group about whom the server gives no answer', { tags: ['participants'] }, () => {
  it('keeps the others waiting for one tap, and not for every one', async () => {
    const { sending } = await openSending();
    const contact = '13800000001';
    phone.answerInstead(({ path, body }) =>
      path === lookup && JSON.stringify(body.params).includes(contact)
        ? new Response('', { status: 400 })
        : undefined,
    );
    const people = [intentOf(selfId), intentOf('a', { contact }), intentOf('bb'), intentOf('ccc')];
    await sending.send(people);
    expect(atOf(sending, 'a')).toBe('parked');
    expect(atOf(sending, 'bb')).toBeUndefined();
    await sending.send(people.filter(({ member }) => atOf(sending, member.id) !== 'done'));
    await eventually(() => expect(storedIn(sending)).toEqual([selfId, 'bb', 'ccc']));
    expect(atOf(sending, 'a')).toBe('parked');
    phone.answerInstead(() => undefined);
    await sending.send(people.filter(({ member }) => member.id === 'a'));
    await eventually(() => expect(storedIn(sending)).toEqual([selfId, 'bb', 'ccc', 'a']));
    expect(await all()).toHaveLength(4);
  });
});

describe('a person of a group who is registered already', { tags: ['participants'] }, () => {
  const own = { contact: '13800000001' };

  it('with a number that was merely typed is not sent, and may be changed', async () => {
    const { sending } = await openSending();
    await phone.call(insert, {
      record: {
        ExhibitionId: leader.exhibitionId,
        ChannelId: leader.channelId,
        Name: '别人',
        Mob: own.contact,
      },
    });
    await sending.send([intentOf('a', own)]);
    expect(atOf(sending, 'a')).toBe('overwriteAsked');
    await sending.giveUp('a');
    expect(atOf(sending, 'a')).toBeUndefined();
    await sending.send([intentOf('a', { contact: '13900002222' })]);
    await eventually(() => expect(storedIn(sending)).toEqual(['a']));
    expect(namesIn(await all())).toEqual(['别人', '人a']);
  });

  it('by the same leader and with the same document is not registered twice', async () => {
    const { sending } = await openSending();
    await sending.send([intentOf('a')]);
    await eventually(() => expect(storedIn(sending)).toEqual(['a']));
    // The draft was lost, and the same person is entered again.
    const { sending: later } = await openSending();
    await later.send([intentOf('z', { name: '另一个写法' })]);
    expect(atOf(later, 'z')).toBe('overwriteAsked');
    expect(await all()).toHaveLength(1);
  });

  it('and has no document is known by name', async () => {
    const { sending } = await openSending();
    await sending.send([intentOf('a', { answers: {} })]);
    await eventually(() => expect(storedIn(sending)).toEqual(['a']));
    const { sending: later } = await openSending();
    await later.send([intentOf('b', { answers: {}, name: '人a' }), intentOf('c', { answers: {} })]);
    await eventually(() => expect(storedIn(later)).toEqual(['c']));
    expect(atOf(later, 'b')).toBe('overwriteAsked');
  });
});

describe('a group whose page is closed in the middle', { tags: ['participants', 'U04'] }, () => {
  it('goes on with who was sent, and waits for a tap with who was not', async () => {
    const first = await openSending();
    phone.answerInstead(({ path, body }) => {
      const record = body.params['record'] as Record<string, unknown> | undefined;
      if (path === insert && record?.['Name'] === '人bb') {
        void phone.call(insert, { record }).then(() => first.tab.kill());
        return new Promise<Response>(() => {});
      }
      return undefined;
    });
    void first.sending.send(party);
    await eventually(async () => expect(await all()).toHaveLength(3));
    phone.answerInstead(() => undefined);
    const { sending } = await openSending();
    await sending.reopen(party.map(({ member }) => member.id));
    await eventually(() => expect(storedIn(sending)).toEqual(['bb']));
    expect(await all()).toHaveLength(3);
    await sending.send(party.slice(3));
    await eventually(() => expect(storedIn(sending)).toEqual(['bb', 'ccc', 'dddd']));
    expect(namesIn(await all())).toEqual(party.map(({ member }) => member.name));
  });

  it('never sends again what may have arrived because it is changed', async () => {
    const first = await openSending();
    phone.answerInstead(({ path }) => (path === insert ? new Promise<Response>(() => {}) : undefined));
    void first.sending.send([intentOf('a')]);
    await eventually(() => expect(phone.takePaths()).toContain(insert));
    first.tab.kill();
    phone.answerInstead(({ path }) => (path === lookup ? Response.error() : undefined));
    const { sending } = await openSending();
    await sending.reopen(['a']);
    await eventually(() => expect(atOf(sending, 'a')).toBe('checking'));
    await sending.giveUp('a');
    expect(atOf(sending, 'a')).toBe('checking');
  });
});
