// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registrationRecord } from '#entities/registration/api/registrationRecord.ts';
import { createDatabase } from '#device/storage/database.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';
import type { Submission } from '#sending/createSubmission.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import { outboxOwnerKey } from '#sending/outboxOwnerKey.ts';
import { incompleteCode } from '#sending/submissionGateway.ts';
import { dumpDatabase } from '../device/fakePhone.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '../flows/openPhone.ts';
import { watchStores } from '../simulator/watchStores.ts';
import { eventually } from '../support/eventually.ts';

const openId = 'open00000000000000000001';
const knownId = 'known0000000000000000001';
const mobile = '13900001111';
const documentNumber = '11010119900307002X';
const lookup = 'queryList/VisitorExhibitionInfo';
const insert = 'insert/VisitorExhibitionInfo';
const update = 'update/VisitorExhibitionInfo';
const count = 'queryCount/VisitorExhibitionInfo';
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

async function newTab(settings: Parameters<typeof openTab>[0] = {}): Promise<Tab> {
  const tab = await openTab(settings);
  tabs.push(tab);
  return tab;
}

interface Wish {
  readonly exhibitionId?: string;
  readonly channelId?: string;
  readonly value?: string;
  readonly clientRef?: string;
  readonly name?: string;
  readonly userId?: string;
}

/** What a visitor has just asked to send. */
function entryOf(wish: Wish = {}): SubmissionEntry {
  const {
    exhibitionId = openId,
    channelId = 'visitor00000000000000001',
    value = mobile,
    name = '周闻溪',
    userId = '',
  } = wish;
  const { clientRef = '5f0c1c1e-7f8e-4d49-9a65-0d6a7d1f3b11' } = wish;
  const contact = { kind: 'mobile', value } as const;
  const answers = {
    Interests: ['robots'],
    Passport: { type: 'mainlandId', number: documentNumber },
  } as const;
  const company = '南麓食品有限公司';
  const record = registrationRecord({ exhibitionId, channelId, clientRef, name, company, contact, answers });
  const secretFields = ['Passport'];
  const owner = { kind: 'registration', contact } as const;
  const sender = { kind: 'newcomer', userId } as const;
  return outboxEntry({ exhibitionId, channelId, clientRef, owner, sender, record, secretFields });
}

const known = { exhibitionId: knownId, channelId: 'mainknown000000000000001', value: '13800000001' };
const stateOf = (submission: Submission) => submission.store.getState().state;

/** What the outbox of a page finds of this visitor, as the page does after a reload. */
async function reopen(tab: Tab, entry = entryOf()) {
  const { outbox } = await tab.localStores();
  const found = await outbox.find(entry.exhibitionId, entry.personId);
  if (found === undefined) throw new Error('The outbox is empty');
  const submission = tab.reopenSubmission(found, tab.registrationGateway);
  return { found, submission, reopened: submission.reopen() };
}

const waiting = async (tab: Tab) => (await (await tab.localStores()).outbox.list()).length;

describe('a registration whose document the phone could not keep', () => {
  it('is looked up when the page is opened again, and never sent without it', { tags: ['U04'] }, async () => {
    const tab = await newTab();
    phone.answerInstead(({ path }) => (path === insert ? Response.error() : undefined));
    const sent = tab.createSubmission(entryOf(), tab.registrationGateway);
    void sent.start();
    await eventually(() => expect(stateOf(sent).at).toBe('checking'));
    tab.kill();
    phone.answerInstead(() => undefined);
    phone.takePaths();

    const again = await newTab();
    const owner = outboxOwnerKey({ kind: 'registration', contact: { kind: 'mobile', value: mobile } });
    const found = await (await again.localStores()).outbox.find(openId, owner);
    if (found === undefined) throw new Error('The outbox is empty');
    const { Passport: _, ...record } = found.record;
    const partial = { ...found, record, missingFields: ['Passport'] };
    const submission = again.reopenSubmission(partial, again.registrationGateway);
    await submission.reopen();
    expect(stateOf(submission)).toMatchObject({ at: 'rejected', refusal: { resCode: incompleteCode } });
    expect(phone.takePaths()).not.toContain(insert);
    expect(await phone.registrations(openId)).toHaveLength(0);
  });
});

describe('a registration that is sent after another person has logged in', () => {
  const first = 'user00000000000000000001';
  const next = 'user00000000000000000002';

  it.each([
    ['under the user who was logged in when it was asked for', first],
    ['under none where none was logged in then', undefined],
  ])('leaves %s', async (_, userId) => {
    const tab = await newTab();
    tab.device.getState().set('userId', userId);
    let lost = 0;
    phone.answerInstead(({ path }) => (path === insert && (lost += 1) === 1 ? Response.error() : undefined));
    const entry = entryOf({ userId: userId ?? '' });
    const submission = tab.createSubmission(entry, tab.registrationGateway);
    const started = submission.start();
    await eventually(() => expect(phone.asked.some(({ path }) => path === insert)).toBe(true));
    tab.device.getState().set('userId', next);
    await started;
    await submission.resume();
    await eventually(() => expect(stateOf(submission).at).toBe('done'));
    const users = phone.asked.filter(({ path }) => path === insert).map(({ body }) => body['userId']);
    expect(users.length).toBeGreaterThan(1);
    expect(new Set(users)).toEqual(new Set([userId]));
  });
});

it('nothing leaves under a visitor who logs in while the outbox is written before a request', async () => {
  const tab = await newTab();
  const [first, next] = ['visitor0000000000000first', 'visitor00000000000000next'];
  const { set } = tab.device.getState();
  set('visitorId', first);
  const sender = { kind: 'visitor', exhibitionId: openId, visitorId: first } as const;
  const submission = tab.createSubmission({ ...entryOf(), sender }, tab.registrationGateway);
  let isFirst = true;
  watchStores(indexedDB, (store) => {
    const isLookedUp = phone.asked.some(({ path }) => path === lookup);
    if (isLookedUp && isFirst) {
      isFirst = false;
      set('visitorId', next);
    }
    return store();
  });
  await submission.start();
  expect(tab.device.getState().visitorId).toBe(next);
  expect(phone.takePaths()).not.toContain(insert);
  set('visitorId', first);
  await submission.resume();
  await eventually(() => expect(stateOf(submission).at).toBe('done'));
  expect(phone.takePaths().filter((path) => path === insert)).toHaveLength(1);
});

describe('a registration whose insert is answered with its ids alone', () => {
  it('is kept with the exhibition and the visitor of its row', async () => {
    phone.answerInstead(async ({ path, body }) => {
      if (path !== insert) return undefined;
      const { result } = await phone.call(insert, body.params);
      const { RecordId, VoucherCode } = result as Record<string, unknown>;
      return Response.json({ resCode: 0, resMsg: '', result: { RecordId, VoucherCode } });
    });
    const tab = await newTab();
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    await submission.start();
    const [row] = await phone.registrations(openId);
    expect(submission.store.getState().row).toMatchObject({
      ExhibitionId: openId,
      VisitorId: row?.['VisitorId'],
      VoucherCode: row?.['VoucherCode'],
    });
  });
});

describe('a registration whose insert the browser delivers twice', { tags: ['N07'] }, () => {
  const remove = 'delete/VisitorExhibitionInfo';
  const deliverTwice = () => phone.fault({ name: 'deliveredTwice', path: insert, times: 1 });
  const sendTwice = async (tab: Tab) => {
    await deliverTwice();
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    await submission.start();
    return submission;
  };

  it('is one row in the end: the one whose voucher is kept', async () => {
    const submission = await sendTwice(await newTab());
    expect(phone.takePaths()).toEqual([lookup, insert, count, lookup, remove]);
    const rows = await phone.registrations(openId);
    expect(rows).toHaveLength(1);
    expect(stateOf(submission)).toMatchObject({ at: 'done', recordId: rows[0]?.['RecordId'] });
    expect(submission.store.getState().row?.VoucherCode).toBe(rows[0]?.['VoucherCode']);
  });

  it('asks once: a second look at what is done withdraws nothing more', async () => {
    const submission = await sendTwice(await newTab());
    phone.takePaths();
    await submission.resume();
    expect(phone.takePaths()).toEqual([]);
  });

  it('stays two rows where the build says that the server forbids it', async () => {
    await sendTwice(await newTab({ withdrawDuplicates: 'off' }));
    expect(phone.takePaths()).toEqual([lookup, insert, count]);
    expect(await phone.registrations(openId)).toHaveLength(2);
  });

  it('stays two rows where nothing proves that both are one: the server keeps no reference', async () => {
    const tab = await newTab();
    const { ClientRef: _, ...record } = entryOf().record;
    await deliverTwice();
    const submission = tab.createSubmission(
      { ...entryOf(), clientRef: 'kept-here', record },
      tab.registrationGateway,
    );
    await submission.start();
    expect(phone.takePaths()).not.toContain(remove);
    expect(await phone.registrations(openId)).toHaveLength(2);
  });

  it.each([
    ['refuses', { name: 'forbidden403', path: remove }],
    ['fails', { name: 'serverError500', path: remove }],
  ] as const)('is done all the same where the server %s, and leads nowhere', async (_, fault) => {
    let left = 0;
    const tab = await newTab({ onForbidden: () => (left += 1) });
    await phone.fault(fault);
    const submission = await sendTwice(tab);
    expect(stateOf(submission)).toMatchObject({ at: 'done', reconciled: true });
    expect(phone.takePaths().filter((path) => path === remove)).toHaveLength(1);
    expect(left).toBe(0);
    expect(tab.said.warnings.join()).toContain('an extra row of VisitorExhibitionInfo was not withdrawn');
  });

  it('is known to the next page by the row that is kept, when this one is killed while it withdraws', async () => {
    const tab = await newTab();
    let asked = false;
    phone.answerInstead(({ path }) => {
      asked ||= path === remove;
      return path === remove ? new Promise(() => {}) : undefined;
    });
    const sent = sendTwice(tab);
    await eventually(() => expect(asked).toBe(true));
    tab.kill();
    phone.answerInstead(() => undefined);
    const { found, submission, reopened } = await reopen(await newTab());
    await reopened;
    const kept = (found.state as { recordId: string }).recordId;
    expect(await phone.registrations(openId)).toMatchObject([{ RecordId: kept }]);
    expect(stateOf(submission)).toMatchObject({ at: 'done', recordId: kept });
    expect(submission.store.getState().row?.RecordId).toBe(kept);
    void sent;
  });
});

describe('a registration that is sent', () => {
  it('is looked up first, inserted exactly once, then counted', async () => {
    const tab = await newTab();
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    await submission.start();
    expect(phone.takePaths()).toEqual([lookup, insert, count]);
    const rows = await phone.registrations(openId);
    expect(rows).toMatchObject([{ Mob: mobile, ClientRef: entryOf().clientRef, Interests: ['robots'] }]);
    expect(stateOf(submission)).toEqual({
      at: 'done',
      recordId: rows[0]?.['RecordId'],
      reconciled: true,
      rows: 1,
    });
    expect(submission.store.getState().row).toMatchObject({ VoucherCode: rows[0]?.['VoucherCode'] });
  });

  it('leaves nothing in the outbox when it is done and its voucher is kept', async () => {
    const tab = await newTab();
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    await submission.start();
    await submission.forget();
    expect(await waiting(tab)).toBe(0);
  });

  it('is found by the next page when this one is killed before its voucher is kept', {
    tags: ['U04'],
  }, async () => {
    const tab = await newTab();
    const sent = tab.createSubmission(entryOf(), tab.registrationGateway);
    await sent.start();
    const [row] = await phone.registrations(openId);
    tab.kill();
    phone.takePaths();

    const { submission, reopened } = await reopen(await newTab());
    await reopened;
    expect(stateOf(submission)).toMatchObject({ at: 'done', recordId: row?.['RecordId'] });
    expect(submission.store.getState().row).toMatchObject({ VoucherCode: row?.['VoucherCode'] });
    expect(phone.takePaths()).not.toContain(insert);
  });

  it('is in the outbox before its first byte is sent', async () => {
    const tab = await newTab();
    const { outbox } = await tab.localStores();
    const atInsert: unknown[] = [];
    phone.answerInstead(async ({ path }) => {
      if (path === insert) atInsert.push((await outbox.list())[0]?.state);
      return undefined;
    });
    await tab.createSubmission(entryOf(), tab.registrationGateway).start();
    expect(atInsert).toMatchObject([{ at: 'sending', progress: { sends: 1 } }]);
  });

  it('has a reference that is short and not personal', async () => {
    const tab = await newTab();
    expect(tab.createSubmission(entryOf(), tab.registrationGateway).reference).toBe('5F0C1C1E');
  });

  it('is one row after eight taps', { tags: ['U01'] }, async () => {
    const tab = await newTab();
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    await Promise.all(Array.from({ length: 8 }, () => submission.start()));
    expect(await phone.registrations(openId)).toHaveLength(1);
    expect(submission.store.getState()).toMatchObject({ state: { at: 'done' }, elsewhere: false });
  });

  it('is not inserted while it is not known whether the visitor is registered', async () => {
    const tab = await newTab();
    await phone.fault({ name: 'serverError500', path: lookup });
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    await submission.start();
    expect(stateOf(submission)).toMatchObject({ at: 'parked', because: 'noAnswer', progress: { sends: 0 } });
    expect(phone.takePaths()).not.toContain(insert);
  });

  it.each(['html200', 'truncatedJson', 'emptyBody'] as const)(
    'is not inserted after a look-up that brought %s',
    { tags: ['N18'] },
    async (name) => {
      const tab = await newTab();
      await phone.fault({ name, path: lookup, times: 1 });
      await tab.createSubmission(entryOf(), tab.registrationGateway).start();
      const paths = phone.takePaths();
      expect(paths.slice(0, 3)).toEqual([lookup, lookup, insert]);
      expect(await phone.registrations(openId)).toHaveLength(1);
    },
  );

  it('is understood when the answer’s code is a text', async () => {
    const tab = await newTab();
    await phone.fault({ name: 'resCodeText' });
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    await submission.start();
    expect(stateOf(submission).at).toBe('done');
  });
});

describe('an answer that gets lost', () => {
  it.each(['replyLostAfterCommit', 'truncatedJson', 'resultNull'] as const)(
    'after the row was stored (%s) ends in success with one row',
    { tags: ['N06', 'N18'] },
    async (name) => {
      const tab = await newTab();
      await phone.fault({ name, path: insert, times: 1 });
      const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
      const states: string[] = [];
      submission.store.subscribe(({ state }) => states.push(state.at));
      await submission.start();
      expect(states).toContain('checking');
      expect(stateOf(submission)).toMatchObject({ at: 'done', rows: 1 });
      expect(await phone.registrations(openId)).toHaveLength(1);
      expect(phone.takePaths().filter((path) => path === insert)).toHaveLength(1);
    },
  );

  /** Stores what is inserted, `times` over, and then does as the test says. */
  function storeThen(reply: () => Promise<Response>, times = 1): void {
    phone.answerInstead(({ path, body }) => {
      if (path !== insert) return undefined;
      const stored = Array.from({ length: times }, () => phone.call(insert, body.params));
      return Promise.all(stored).then(reply);
    });
  }

  it.each([
    ['HTTP 500', 500],
    ['HTTP 408', 408],
  ])(
    'after the row was stored (%s) is looked up, and ends in success with one row',
    { tags: ['N08', 'N10'] },
    async (_, status) => {
      const tab = await newTab();
      storeThen(async () => new Response('', { status }));
      const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
      await submission.start();
      expect(phone.takePaths()).toEqual([lookup, insert, lookup, count]);
      expect(stateOf(submission)).toMatchObject({ at: 'done', rows: 1 });
      expect(await phone.registrations(openId)).toHaveLength(1);
    },
  );

  it('by a server that falls silent once the row is stored is looked up, and nothing is sent again', {
    tags: ['N05'],
  }, async () => {
    const tab = await newTab({ requestTimeoutMs: 200 });
    storeThen(() => new Promise(() => {}));
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    await submission.start();
    expect(phone.takePaths()).toEqual([lookup, insert, lookup, count]);
    expect(stateOf(submission)).toMatchObject({ at: 'done', rows: 1 });
  });

  it('by a connection on which the browser sent twice ends in success: two rows are counted, and the one that is shown stays', {
    tags: ['N07'],
  }, async () => {
    const tab = await newTab();
    storeThen(async () => new Response('', { status: 502 }), 2);
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    await submission.start();
    const rows = await phone.registrations(openId);
    const { state, row } = submission.store.getState();
    expect(state).toMatchObject({ at: 'done', rows: 2 });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.['RecordId']).toBe(row?.RecordId);
    expect(phone.takePaths()).toEqual([
      lookup,
      insert,
      lookup,
      count,
      lookup,
      'delete/VisitorExhibitionInfo',
    ]);
  });

  it.each(['serverError500', 'tooMany429', 'html200'] as const)(
    'before the row was stored (%s) is sent again only after the settling time, and ends with one row',
    async (name) => {
      const tab = await newTab();
      await phone.fault({ name, path: insert, times: 1 });
      const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
      const sentAtMs: number[] = [];
      phone.answerInstead(({ path }) => {
        if (path === insert) sentAtMs.push(Date.now());
        return undefined;
      });
      await submission.start();
      expect(sentAtMs).toHaveLength(2);
      // Counted from the first byte, a little before it arrived here.
      expect(sentAtMs[1]! - sentAtMs[0]!).toBeGreaterThan(tab.times.settleMs * 0.8);
      expect(stateOf(submission)).toMatchObject({ at: 'done', rows: 1 });
    },
  );
});

describe('a contact that is registered already', () => {
  it('is asked about before anything is written', { tags: ['overwrite', 'U12'] }, async () => {
    const tab = await newTab();
    const submission = tab.createSubmission(entryOf(known), tab.registrationGateway);
    await submission.start();
    expect(stateOf(submission).at).toBe('overwriteAsked');
    expect(submission.store.getState().other).toMatchObject({ Name: '林予安', SeatNo: 'A-12' });
    expect(phone.takePaths()).toEqual([lookup]);
  });

  it('overwritten: that row is updated, its seat is gone, and there is still one row', async () => {
    const tab = await newTab();
    const submission = tab.createSubmission(entryOf(known), tab.registrationGateway);
    await submission.start();
    await submission.overwrite(true);
    expect(phone.takePaths()).toEqual([lookup, update, count, lookup]);
    const rows = await phone.registrations(knownId);
    expect(rows).toMatchObject([{ Name: '周闻溪', SeatNo: '', VoucherCode: '620418390571' }]);
    expect(stateOf(submission)).toMatchObject({ at: 'done', recordId: rows[0]?.['RecordId'], rows: 1 });
    expect(submission.store.getState().row).toMatchObject({
      VoucherCode: '620418390571',
      SeatNo: '',
    });
  });

  it('kept: nothing is sent, and nothing waits to be', async () => {
    const tab = await newTab();
    const submission = tab.createSubmission(entryOf(known), tab.registrationGateway);
    await submission.start();
    await submission.overwrite(false);
    expect(phone.takePaths()).toEqual([lookup]);
    expect(await phone.registrations(knownId)).toMatchObject([{ Name: '林予安', SeatNo: 'A-12' }]);
    expect([stateOf(submission).at, await waiting(tab)]).toEqual(['idle', 0]);
  });

  it('that is corrected by its id is updated without a look-up before, and without an insert', async () => {
    const tab = await newTab();
    const submission = tab.createSubmission(entryOf(known), tab.registrationGateway);
    const [row] = await phone.registrations(knownId);
    await submission.start(String(row?.['RecordId']));
    expect(phone.takePaths()).toEqual([update, count, lookup]);
    expect(await phone.registrations(knownId)).toMatchObject([{ Name: '周闻溪', SeatNo: '' }]);
  });
});

describe('a page that is killed', () => {
  it.each([
    ['before anything was sent', lookup, false],
    ['while it was sent', insert, true],
  ])('%s tells the next one whether it may be stored', async (_, path, isExpected) => {
    const killed = await newTab();
    await phone.fault({ name: 'hang', path });
    void killed.createSubmission(entryOf(), killed.registrationGateway).start();
    await eventually(() => expect(phone.asked.some((one) => one.path === path)).toBe(true));
    killed.kill();
    await phone.clearFaults();

    const again = await newTab();
    const [found] = await (await again.localStores()).outbox.list();
    if (found === undefined) throw new Error('The outbox is empty');
    const told: boolean[] = [];
    again.reopenSubmission(found, (entry, mayBeStored) => {
      told.push(mayBeStored);
      return again.registrationGateway(entry);
    });
    expect(told).toEqual([isExpected]);
  });

  it('between outbox and send rests as "not sent" after reopening, and is never sent without a tap', {
    tags: ['N02', 'U05'],
  }, async () => {
    const killed = await newTab();
    await phone.fault({ name: 'hang', path: lookup });
    void killed.createSubmission(entryOf(), killed.registrationGateway).start();
    await eventually(async () => expect(phone.asked).toHaveLength(1));
    killed.kill();
    await phone.clearFaults();
    phone.takePaths();

    const { found, submission, reopened } = await reopen(await newTab());
    await reopened;
    expect(found.state).toMatchObject({ at: 'prepared', progress: { sends: 0 } });
    expect(stateOf(submission)).toMatchObject({ at: 'parked', because: 'notSent' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(phone.takePaths()).toEqual([]);

    await submission.resume();
    expect(stateOf(submission).at).toBe('done');
    expect(await phone.registrations(openId)).toHaveLength(1);
  });

  it('after the send finds its own row after reopening, and sends nothing again', {
    tags: ['U04'],
  }, async () => {
    const killed = await newTab();
    phone.answerInstead(({ path, body }) => {
      if (path !== insert) return undefined;
      return phone.call(insert, body.params).then(() => new Promise<Response>(() => {}));
    });
    void killed.createSubmission(entryOf(), killed.registrationGateway).start();
    await eventually(async () => expect(await phone.registrations(openId)).toHaveLength(1));
    killed.kill();
    phone.answerInstead(() => undefined);
    phone.takePaths();

    const { submission, reopened } = await reopen(await newTab());
    await reopened;
    expect(phone.takePaths()).toEqual([lookup, count]);
    expect(stateOf(submission)).toMatchObject({ at: 'done', rows: 1 });
    expect(submission.store.getState().row).toMatchObject({ Mob: mobile });
  });

  it('whose send never arrived is sent again after the settling time, once', {
    tags: ['U10'],
  }, async () => {
    const killed = await newTab();
    await phone.fault({ name: 'hang', path: insert });
    void killed.createSubmission(entryOf(), killed.registrationGateway).start();
    await eventually(() => expect(phone.asked.map(({ path }) => path)).toContain(insert));
    killed.kill();
    await phone.clearFaults();
    await phone.call('deleteByCondition/VisitorExhibitionInfo', { condition: { ExhibitionId: openId } });

    const { submission, reopened } = await reopen(await newTab());
    await reopened;
    expect(stateOf(submission).at).toBe('done');
    expect(await phone.registrations(openId)).toHaveLength(1);
  });
});

describe('a page that is frozen', { tags: ['U06'] }, () => {
  /** A page on a phone whose clock goes 20 minutes ahead while the page rests, just before its first byte is sent. */
  async function freezeBeforeSend() {
    const clock = { aheadMs: 0 };
    const open = async () => {
      const tab = await newTab();
      tab.provideServices({ ...tab.services(), now: () => Date.now() + clock.aheadMs });
      return tab;
    };
    const frozen = await open();
    const { outbox } = await frozen.localStores();
    const real = { ...outbox };
    let goOn = () => {};
    const thawed = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const written = new Promise<void>((resolve) => {
      outbox.put = async (entry) => {
        const isLasting = await real.put(entry);
        if ((entry.state as SubmissionState).at !== 'sending') return isLasting;
        resolve();
        await thawed;
        return isLasting;
      };
    });
    const submission = frozen.createSubmission(entryOf(), frozen.registrationGateway);
    const ended = submission.start();
    await written;
    clock.aheadMs += 20 * 60_000;
    const thaw = async () => {
      Object.assign(outbox, real);
      goOn();
      await ended;
    };
    return { submission, open, thaw };
  }

  it('between outbox and send looks again before it sends', async () => {
    const { submission, thaw } = await freezeBeforeSend();
    phone.takePaths();
    await thaw();
    expect(phone.takePaths()).toEqual([lookup, insert, count]);
    expect(stateOf(submission)).toMatchObject({ at: 'done', rows: 1 });
  });

  it('between outbox and send finds what the next page has sent since', async () => {
    const { submission, open, thaw } = await freezeBeforeSend();
    const later = await reopen(await open());
    await later.reopened;
    expect(stateOf(later.submission).at).toBe('done');
    await thaw();
    expect(stateOf(submission).at).toBe('done');
    expect(await phone.registrations(openId)).toHaveLength(1);
  });
});

describe('two windows', () => {
  it('that send the same thing at the same time make one row, and both learn of it', {
    tags: ['U02'],
  }, async () => {
    const [one, other] = [await newTab(), await newTab()];
    const submissions = [one, other].map((tab) => tab.createSubmission(entryOf(), tab.registrationGateway));
    await Promise.all(submissions.map((submission) => submission.start()));
    expect(await phone.registrations(openId)).toHaveLength(1);
    expect(submissions.map((submission) => stateOf(submission).at)).toEqual(['done', 'done']);
  });

  it('in which the same visitor sends two forms at the same time make one row, and the later is asked', async () => {
    const [one, other] = [await newTab(), await newTab()];
    const first = one.createSubmission(entryOf(), one.registrationGateway);
    const second = other.createSubmission(
      entryOf({ clientRef: '0d6a7d1f-3b11-4d49-9a65-5f0c1c1e7f8e' }),
      other.registrationGateway,
    );
    await Promise.all([first.start(), second.start()]);
    expect(await phone.registrations(openId)).toHaveLength(1);
    expect([stateOf(first).at, stateOf(second).at].sort()).toEqual(['done', 'overwriteAsked']);
  });

  it('say so while the other one sends', { tags: ['U02'] }, async () => {
    const [one, other] = [await newTab(), await newTab()];
    await phone.fault({ name: 'hang', path: lookup });
    void one.createSubmission(entryOf(), one.registrationGateway).start();
    await eventually(() => expect(phone.asked).toHaveLength(1));
    const second = other.createSubmission(entryOf(), other.registrationGateway);
    void second.start();
    await eventually(() => expect(second.store.getState().elsewhere).toBe(true));
    expect(phone.asked).toHaveLength(1);
    await phone.clearFaults();
    await eventually(() => expect(stateOf(second).at).toBe('done'));
    expect(second.store.getState().elsewhere).toBe(false);
    expect(await phone.registrations(openId)).toHaveLength(1);
  });
});

describe('an answer that says no', () => {
  it('403: it rests, once, and stays in the outbox', async () => {
    const onForbidden = vi.fn();
    const tab = await newTab({ onForbidden });
    await phone.fault({ name: 'forbidden403', path: insert });
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    await submission.start();
    expect(stateOf(submission)).toMatchObject({ at: 'parked', because: 'forbidden' });
    expect(phone.takePaths()).toEqual([lookup, insert]);
    expect([onForbidden.mock.calls.length, await waiting(tab)]).toEqual([1, 1]);
  });

  it('1101: it is over, with the server’s words, and nothing waits', { tags: ['N15'] }, async () => {
    const tab = await newTab();
    const ended = { exhibitionId: 'ended0000000000000000001', channelId: 'mainended000000000000001' };
    const submission = tab.createSubmission(entryOf(ended), tab.registrationGateway);
    await submission.start();
    expect(stateOf(submission)).toEqual({
      at: 'rejected',
      refusal: { resCode: 1101, message: 'registration has ended' },
    });
    expect(await waiting(tab)).toBe(0);
    expect(phone.takePaths()).toEqual([lookup, insert]);
  });

  /** The browser delivers the request twice: the answer that the page sees is the refusal of the second copy. */
  const refuseSecondCopy = (resCode: number) =>
    phone.answerInstead(async ({ path, body }) => {
      if (path !== insert) return undefined;
      await phone.call(insert, body.params);
      return Response.json({ resCode, resMsg: 'refused', result: null });
    });

  it.each([
    ['1102, because the first copy took the last place', 1102],
    ['a code that we do not know, because the first copy made the contact a registered one', 1199],
  ])(
    '%s: the first copy is found, and the visitor is told of success',
    { tags: ['N07'] },
    async (_, resCode) => {
      const tab = await newTab();
      refuseSecondCopy(resCode);
      const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
      await submission.start();
      expect(stateOf(submission)).toMatchObject({ at: 'done', rows: 1 });
      expect(phone.takePaths()).toEqual([lookup, insert, lookup, count]);
    },
  );

  it('1102: it is over where one lookup finds nothing', async () => {
    const tab = await newTab();
    phone.answerInstead(({ path }) =>
      path === insert ? Response.json({ resCode: 1102, resMsg: 'full', result: null }) : undefined,
    );
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    await submission.start();
    expect(stateOf(submission)).toEqual({ at: 'rejected', refusal: { resCode: 1102, message: 'full' } });
    expect(phone.takePaths()).toEqual([lookup, insert, lookup]);
  });

  it('is over when the answers are changed: what follows is a new intent', async () => {
    const tab = await newTab();
    await phone.fault({ name: 'forbidden403', path: insert, times: 1 });
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    await submission.start();
    await submission.edit();
    expect([stateOf(submission).at, await waiting(tab)]).toEqual(['idle', 0]);
  });
});

describe('a phone that was emptied while a form was open', () => {
  it('still sends what stands on the screen', { tags: ['D08'] }, async () => {
    const tab = await newTab();
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    const other = await newTab();
    localStorage.clear();
    sessionStorage.clear();
    await (await other.localStores()).outbox.removeAll();
    await submission.start();
    expect(stateOf(submission)).toMatchObject({ at: 'done', rows: 1 });
    expect(await phone.registrations(openId)).toMatchObject([
      { Name: '周闻溪', Mob: mobile, Interests: ['robots'], Passport: { Number: documentNumber } },
    ]);
  });
});

describe('a data layer that cannot be loaded', () => {
  it('lets the submission rest, so that it can be tried again', async () => {
    const tab = await newTab();
    const { services, provideServices } = tab;
    const usual = services();
    provideServices({ ...usual, client: () => Promise.reject(new TypeError('Failed to fetch')) });
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    await submission.start();
    expect(stateOf(submission)).toMatchObject({ at: 'parked', because: 'stopped' });
    provideServices(usual);
    await submission.resume();
    expect(stateOf(submission).at).toBe('done');
  });
});

describe('what lies on the phone', () => {
  async function inDatabase(): Promise<string> {
    return dumpDatabase(createDatabase({ indexedDB, name: 'exhibition-visitor' }));
  }

  it.each([
    ['while it is sent', { name: 'hang', path: insert }],
    ['while it rests', { name: 'forbidden403', path: insert }],
  ] as const)('holds neither the mobile nor the document number in the clear %s', async (_, fault) => {
    const tab = await newTab();
    await phone.fault(fault);
    void tab.createSubmission(entryOf(), tab.registrationGateway).start();
    await eventually(() => expect(phone.asked.map(({ path }) => path)).toContain(insert));
    await eventually(async () => expect(await inDatabase()).toContain(openId));
    const everything = phone.storedText() + (await inDatabase());
    expect(everything).not.toContain(mobile);
    expect(everything).not.toContain(documentNumber);
  });

  it('holds neither number where nothing can be sealed, and the document number nowhere at all', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const tab = await newTab();
    await phone.fault({ name: 'forbidden403', path: insert });
    const submission = tab.createSubmission(entryOf(), tab.registrationGateway);
    await submission.start();
    expect(phone.storedText()).not.toContain(mobile);
    expect(phone.storedText() + (await inDatabase())).not.toContain(documentNumber);
    await phone.clearFaults();
    await submission.resume();
    expect(await phone.registrations(openId)).toMatchObject([{ Passport: { Number: documentNumber } }]);
  });
});
