// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '#device/storage/database.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import { dumpDatabase } from '#tests/device/fakePhone.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
const soonId = 'soon00000000000000000001';
const channelId = 'visitor00000000000000001';
const identity = { name: '周闻溪', company: '南麓食品', contact: '13900001111' };
const draftOf = (exhibitionId: string): DraftAddress => ({
  exhibitionId,
  channelId,
  contact: { kind: 'mobile', value: '13900001111' },
});
let phone: Phone;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  tab = await openTab();
});
afterEach(() => tab.kill());

const loadFlow = () => import('#entities/visitor/logout.ts');

async function putIntoOutbox(id: string, exhibitionId: string, updatedAtMs: number): Promise<void> {
  const { outbox } = await tab.localStores();
  const state = { at: 'checking' };
  await outbox.put({
    id,
    exhibitionId,
    channelId,
    clientRef: id,
    personId: 'someone',
    record: { Name: '周闻溪', Mob: '13900001111' },
    secretFields: [],
    state,
    updatedAtMs,
  });
}

describe('what a logout would lose', () => {
  it('is nothing on a phone on which everything has been sent', async () => {
    expect(await (await loadFlow()).findUnsent()).toBeUndefined();
  });

  it('is a form that is half filled in', { tags: ['D13'] }, async () => {
    await tab.saveRegistrationDraft(draftOf(openId), { identity }, []);
    expect(await (await loadFlow()).findUnsent()).toEqual({ kind: 'draft', exhibitionId: openId, channelId });
  });

  it('is what was typed a moment ago, too', { tags: ['D13'] }, async () => {
    const { findUnsent } = await loadFlow();
    const leaving = await import('#session/beforeLeaving.ts');
    const forget = leaving.beforeLeaving(() => tab.saveRegistrationDraft(draftOf(openId), { identity }, []));
    expect(await findUnsent()).toMatchObject({ kind: 'draft' });
    forget();
  });

  it('is an invitation that was accepted without a network, and none that arrived or was refused', async () => {
    const [{ putAcceptance }, { findUnsent }] = await Promise.all([
      import('#entities/acceptance/acceptanceNotes.ts'),
      loadFlow(),
    ]);
    const note = {
      exhibitionId: soonId,
      invitationId: 'invitestand0000000000002',
      clientRef: 'ref',
      visitorId: 'v',
      registrationRef: '',
      exhibitorId: 'exhibitor000000000001001',
      contactId: '',
      startMs: 0,
      endMs: 0,
      place: '',
      words: '',
    };
    putAcceptance({ ...note, state: 'waiting' });
    expect(await findUnsent()).toEqual({
      kind: 'acceptance',
      exhibitionId: soonId,
      channelId: '',
      invitationId: note.invitationId,
    });
    for (const state of ['sent', 'full'] as const) {
      putAcceptance({ ...note, state });
      expect(await findUnsent()).toBeUndefined();
    }
  });

  it('is a favourite that was set without a network, after answers', async () => {
    const [{ markLedgers }, { reduceLedger }, { findUnsent }] = await Promise.all([
      import('#entities/favourite/markLedgers.ts'),
      import('#entities/favourite/rules/reduceLedger.ts'),
      loadFlow(),
    ]);
    const mark = { kind: 'exhibitor', id: 'exhibitor000000000001001', exhibitorId: '' } as const;
    markLedgers().change({ exhibitionId: soonId, visitorId: 'v' }, (ledger) =>
      reduceLedger(ledger, { type: 'wanted', mark, isOn: true }),
    );
    expect(await findUnsent()).toEqual({ kind: 'favourite', exhibitionId: soonId, channelId: '' });
    await tab.saveRegistrationDraft(draftOf(openId), { identity }, []);
    expect(await findUnsent()).toMatchObject({ kind: 'draft' });
  });

  it('is first of all what is on its way, from any sender, and of several the newest', {
    tags: ['D13'],
  }, async () => {
    await tab.saveRegistrationDraft(draftOf(openId), { identity }, []);
    await putIntoOutbox('newer', soonId, 2_000);
    await putIntoOutbox('older', openId, 1_000);
    expect(await (await loadFlow()).findUnsent()).toEqual({
      kind: 'pending',
      exhibitionId: soonId,
      channelId,
    });
  });
});

describe('a logout', () => {
  async function everythingKept(): Promise<string> {
    const database = await dumpDatabase(createDatabase({ indexedDB, name: 'exhibition-visitor' }));
    return phone.storedText() + database;
  }

  async function fillPhone(): Promise<void> {
    const { set } = tab.device.getState();
    set('entranceId', openId);
    set('visitorId', 'person000000000000000001');
    set('token', 'token-1');
    tab.session.write('answered.x', '1');
    await (await tab.localStores()).provenContacts.remember(openId, { kind: 'mobile', value: '13900001111' });
    await tab.saveRegistrationDraft(draftOf(openId), { identity }, []);
    await putIntoOutbox('intent', openId, 1_000);
  }

  it('leaves nothing on the phone, and leads to the exhibition once more', {
    tags: ['logout', 'D13'],
  }, async () => {
    await fillPhone();
    expect(await everythingKept()).toContain('周闻溪');
    expect(await (await loadFlow()).logOut()).toEqual({ path: `/select/${openId}`, carried: {} });
    expect(await everythingKept()).toBe('[]');
  });

  it('leads to the root where no exhibition was opened', async () => {
    expect((await (await loadFlow()).logOut()).path).toBe('/');
  });

  it('is not undone by what this page still writes', { tags: ['logout'] }, async () => {
    await fillPhone();
    const { outbox, drafts, vouchers } = await tab.localStores();
    const [waiting] = await outbox.list();
    await (await loadFlow()).logOut();
    tab.device.getState().set('token', 'token-2');
    tab.session.write('anonymousId', 'a');
    await outbox.put(waiting!);
    await drafts.save(
      'sys/a/b/c',
      { answers: { Job: '经理' }, identity, step: 'register', formVersion: '' },
      [],
    );
    await vouchers.load();
    expect(await everythingKept()).toBe('[]');
  });
});
