// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocalCheckIn } from '#entities/checkIn/rules/localCheckIn.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const exhibitionId = 'onsite000000000000000001';
const gate = 'gate00000000000000000001';
/** An older system, which stores whatever it is sent: only this client keeps it from storing doubles. */
const yard = 'yard00000000000000000001';
const me = 'registration00000000000k';
const friend = 'registration00000000000l';
const insert = 'insert/SignInRecord';
const lookup = 'queryList/SignInRecord';
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

async function openPage(settings: Parameters<typeof openTab>[0] = {}) {
  const tab = await openTab(settings);
  tabs.push(tab);
  const [{ recordCheckIn }, queue, notes] = await Promise.all([
    import('#features/checkIn/recordCheckIn.ts'),
    import('#entities/checkIn/checkInQueue.ts'),
    import('#entities/checkIn/localCheckIns.ts'),
  ]);
  const tap = (placeId: string, ...registrationIds: string[]) =>
    recordCheckIn({ exhibitionId, placeId, registrationIds });
  const noteOf = (placeId: string, registrationId = me): LocalCheckIn | undefined =>
    notes
      .localCheckIns()
      .list()
      .find((note) => note.placeId === placeId && note.registrationId === registrationId);
  return { tab, tap, send: queue.sendCheckIns, queue: queue.checkInQueue, noteOf };
}
type Page = Awaited<ReturnType<typeof openPage>>;

const rows = () => phone.rows('SignInRecord', exhibitionId);
const signed = ({ noteOf }: Page, placeId: string, who = me) =>
  eventually(() => expect(noteOf(placeId, who)?.kind).toBe('signed'));
const outboxOf = async ({ tab }: Page) => (await tab.localStores()).outbox.list();
const noNetwork = () => phone.answerInstead(() => Response.error());
const network = () => phone.answerInstead(() => undefined);

describe('a sign-in', { tags: ['check-in-once'] }, () => {
  it('is looked up, sent once, and confirmed with the server’s time', async () => {
    const page = await openPage();
    page.tap(gate, me);
    expect(page.noteOf(gate)).toMatchObject({ kind: 'waiting', signedAt: '' });
    await page.send();
    await signed(page, gate);
    expect(phone.takePaths()).toEqual([lookup, insert]);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      ExhibitionId: exhibitionId,
      SignInPlaceId: gate,
      RegistrationId: me,
      Source: 'mobile',
    });
    expect(page.noteOf(gate)?.signedAt).toBe(row?.['SignedAt']);
    await eventually(async () => expect(await outboxOf(page)).toEqual([]));
  });

  it('that is tapped eight times is one row', { tags: ['U01'] }, async () => {
    const page = await openPage();
    for (let tap = 0; tap < 8; tap += 1) {
      page.tap(yard, me);
      void page.send();
    }
    await signed(page, yard);
    page.tap(yard, me);
    await page.send();
    await eventually(async () => expect(await outboxOf(page)).toEqual([]));
    expect(await rows()).toHaveLength(1);
  });

  it('without a network waits in the outbox, and is confirmed exactly once when there is one', {
    tags: ['N01'],
  }, async () => {
    noNetwork();
    const page = await openPage();
    page.tap(yard, me);
    await page.send();
    await eventually(() => expect(page.queue.getState().states[`${yard}/${me}`]?.at).toBe('parked'));
    expect(page.noteOf(yard)?.kind).toBe('waiting');
    expect(await outboxOf(page)).toHaveLength(1);
    network();
    await Promise.all([page.send(), page.send()]);
    await signed(page, yard);
    await page.send();
    expect(await rows()).toHaveLength(1);
    await eventually(async () => expect(await outboxOf(page)).toEqual([]));
  });

  it('whose answer got lost after it was stored is found and not sent again', { tags: ['N06'] }, async () => {
    const page = await openPage();
    await phone.fault({ name: 'replyLostAfterCommit', path: insert, times: 1 });
    page.tap(yard, me);
    await page.send();
    await signed(page, yard);
    expect(phone.takePaths().filter((path) => path === insert)).toHaveLength(1);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(page.noteOf(yard)?.signedAt).toBe(row?.['SignedAt']);
  });

  it('of a page that was killed right after the tap is sent by the next one', { tags: ['U05'] }, async () => {
    const first = await openPage();
    first.tap(yard, me);
    const reference = first.noteOf(yard)?.clientRef;
    first.tab.kill();
    const next = await openPage();
    await next.send();
    await signed(next, yard);
    expect((await rows()).map((row) => row['ClientRef'])).toEqual([reference]);
  });

  it('of a page that was killed after sending is found by the next one', { tags: ['U04'] }, async () => {
    const first = await openPage();
    let arrived = () => {};
    const stored = new Promise<void>((done) => {
      arrived = done;
    });
    phone.answerInstead(async ({ path, body }) => {
      if (path !== insert) return undefined;
      await phone.call(insert, body.params);
      arrived();
      return new Promise<Response>(() => {});
    });
    first.tap(yard, me);
    void first.send();
    await stored;
    first.tab.kill();
    network();
    const next = await openPage();
    await next.send();
    await signed(next, yard);
    await eventually(async () => expect(await outboxOf(next)).toEqual([]));
    expect(await rows()).toHaveLength(1);
  });

  it('in two tabs at the same time is one row', { tags: ['U02'] }, async () => {
    const one = await openPage();
    const other = await openPage();
    one.tap(yard, me);
    other.tap(yard, me);
    await Promise.all([one.send(), other.send()]);
    await signed(one, yard);
    await eventually(async () => expect(await outboxOf(other)).toEqual([]));
    expect(await rows()).toHaveLength(1);
  });

  it('that another phone has sent is signed already, with that time, and not sent again', {
    tags: ['check-in-results'],
  }, async () => {
    await phone.call(insert, {
      record: { ExhibitionId: exhibitionId, SignInPlaceId: yard, RegistrationId: me, ClientRef: 'other' },
    });
    const page = await openPage();
    page.tap(yard, me);
    await page.send();
    await signed(page, yard);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(page.noteOf(yard)?.signedAt).toBe(row?.['SignedAt']);
    expect(page.queue.getState().earlier[`${yard}/${me}`]).toBe(true);
    await eventually(async () => expect(await outboxOf(page)).toEqual([]));
  });

  it('that the server refuses as signed already carries the time of the stored row', {
    tags: ['check-in-results'],
  }, async () => {
    await phone.call(insert, {
      record: { ExhibitionId: exhibitionId, SignInPlaceId: gate, RegistrationId: me, ClientRef: 'other' },
    });
    const page = await openPage();
    // A server whose lists lag behind: only the insert knows.
    phone.answerInstead(({ path }) =>
      path === lookup ? Response.json({ resCode: 10000, resMsg: '', result: [] }) : undefined,
    );
    page.tap(gate, me);
    await page.send();
    await signed(page, gate);
    expect(page.noteOf(gate)?.signedAt).toBe((await rows())[0]?.['SignedAt']);
    expect(page.queue.getState().earlier[`${gate}/${me}`]).toBe(true);
  });
});

describe('a check-in that is refused', { tags: ['check-in-results'] }, () => {
  it.each([
    ['forum0000000000000000001', me, 'outsideWindow'],
    ['lounge000000000000000001', friend, 'notApproved'],
    ['nowhere00000000000000001', me, 'unknownPlace'],
  ])('at %s keeps its reason', async (placeId, who, reason) => {
    const page = await openPage();
    page.tap(placeId, who);
    await page.send();
    await eventually(() => expect(page.noteOf(placeId, who)).toMatchObject({ kind: 'refused', reason }));
    await eventually(async () => expect(await outboxOf(page)).toEqual([]));
    expect(await rows()).toEqual([]);
  });

  it('because its place was deleted while there was no network stays in the list, and may be tapped again', async () => {
    noNetwork();
    const page = await openPage();
    page.tap(gate, me);
    await page.send();
    await eventually(() => expect(page.queue.getState().states[`${gate}/${me}`]?.at).toBe('parked'));
    await phone.call('delete/SignInPlace', { recordId: gate });
    network();
    await page.send();
    await eventually(() =>
      expect(page.noteOf(gate)).toMatchObject({ kind: 'refused', reason: 'unknownPlace' }),
    );
    expect(page.noteOf(gate)?.tappedAtMs).toBeGreaterThan(0);
    page.tap(gate, me);
    expect(page.noteOf(gate)?.kind).toBe('waiting');
  });

  it('with 403 is not sent again automatically', { tags: ['N13'] }, async () => {
    const page = await openPage();
    await phone.fault({ name: 'forbidden403', path: insert });
    page.tap(gate, me);
    await page.send();
    await eventually(() =>
      expect(page.queue.getState().states[`${gate}/${me}`]).toMatchObject({
        at: 'parked',
        because: 'forbidden',
      }),
    );
    phone.takePaths();
    await page.send();
    expect(phone.takePaths()).toEqual([]);
    expect(page.noteOf(gate)?.kind).toBe('waiting');
  });
});

describe('several people in one go', { tags: ['check-in-group'] }, () => {
  it('are a record each', async () => {
    const page = await openPage();
    page.tap(yard, me, friend);
    await page.send();
    await signed(page, yard);
    await signed(page, yard, friend);
    const stored = await rows();
    expect(new Set(stored.map((row) => row['RegistrationId']))).toEqual(new Set([me, friend]));
    expect(stored).toHaveLength(2);
    expect(new Set(stored.map((row) => row['ClientRef'])).size).toBe(2);
  });

  it('with one refusal: the others are checked in all the same', async () => {
    const page = await openPage();
    page.tap('lounge000000000000000001', me, friend);
    await page.send();
    await signed(page, 'lounge000000000000000001');
    await eventually(() => expect(page.noteOf('lounge000000000000000001', friend)?.kind).toBe('refused'));
    expect(await rows()).toHaveLength(1);
  });
});

describe('a check-in of one person', () => {
  it('does not leave under the login of another, and leaves when the first is back', async () => {
    const page = await openPage();
    const { actAsVisitor } = await import('#session/acting/keepIdentity.ts');
    const [one, other] = ['visitor0000000000000000a', 'visitor0000000000000000b'];
    actAsVisitor({ visitorId: one, userId: 'user-a' });
    page.tap(gate, me);
    actAsVisitor({ visitorId: other, userId: 'user-b' });
    await page.send();
    expect(phone.asked.filter(({ path }) => path === insert || path === lookup)).toEqual([]);
    expect(page.noteOf(gate)?.kind).toBe('waiting');
    actAsVisitor({ visitorId: one, userId: 'user-a' });
    await page.send();
    await signed(page, gate);
    expect(phone.asked.find(({ path }) => path === insert)?.body.userId).toBe('user-a');
  });
});
