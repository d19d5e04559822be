// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { fairs, host, stand } from './duplicates/sweptWrite.ts';

/** A change of a row by one tap, which waits in no outbox: it is made, or told as not made. */
interface Change {
  readonly name: string;
  /** The part of the data API by which it leaves. */
  readonly path: string;
  /** Of which of the sandbox's rows. */
  readonly find: (row: Row) => boolean;
  readonly exhibitionId: string;
  readonly isOrganisers?: true;
  /** As a screen of the page that is open does it. */
  readonly make: (seen: Row) => Promise<() => Promise<string>>;
  /** Whether the server holds it; undefined where the row is no more. */
  readonly isMade: (row: Row | undefined) => boolean;
}

const organiser = { exhibitionId: fairs.organiser, userId: host, role: 'organiser' } as const;
const byId = (recordId: string) => (row: Row) => row['RecordId'] === recordId;
const clientOf = async () => (await import('#session/services.ts')).services().client();
const idOf = (row: Row) => String(row['RecordId']);

const changes: readonly Change[] = [
  {
    name: 'a product that is taken off the shelf',
    path: 'update/Product',
    find: byId('standware000000000000001'),
    exhibitionId: stand.exhibitionId,
    make: async (row) => {
      const { changeProduct } = await import('#features/exhibitorCenter/products/productQueries.ts');
      return () => changeProduct(stand, idOf(row), 'released', 'takeOff');
    },
    isMade: (row) => row?.['IsShow'] === false,
  },
  {
    name: 'a live stream that is withdrawn',
    path: 'update/LiveList',
    find: (row) => row['ExhibitorId'] === stand.exhibitorId && row['IsShow'] !== false,
    exhibitionId: stand.exhibitionId,
    make: async (row) => {
      const { changeFlag } = await import('#features/exhibitorCenter/ownRows/changeFlag.ts');
      const { liveRows } = await import('#features/exhibitorCenter/boothLives/liveQueries.ts');
      const { withdrawnFlag: flag } = await import('#features/exhibitorCenter/boothLives/liveKind.ts');
      return () => changeFlag(stand, liveRows, { recordId: idOf(row), flag, away: true });
    },
    isMade: (row) => row?.['IsShow'] === false,
  },
  {
    name: 'a file that is removed',
    path: 'update/FileDownloadTask',
    find: (row) => row['ExhibitorId'] === stand.exhibitorId && row['IsDeleted'] !== true,
    exhibitionId: stand.exhibitionId,
    make: async (row) => {
      const { changeFlag } = await import('#features/exhibitorCenter/ownRows/changeFlag.ts');
      const { fileRows } = await import('#features/exhibitorCenter/boothFiles/fileQueries.ts');
      const { removedFlag: flag } = await import('#features/exhibitorCenter/boothFiles/fileKind.ts');
      return () => changeFlag(stand, fileRows, { recordId: idOf(row), flag, away: true });
    },
    isMade: (row) => row?.['IsDeleted'] === true,
  },
  {
    name: 'a contact that is removed',
    path: 'delete/ExhibitorContact',
    find: byId('contact00000000000000002'),
    exhibitionId: '',
    make: async (row) => {
      const { removeContact } = await import('#features/exhibitorCenter/boothContacts/contactQueries.ts');
      return () => removeContact(stand, idOf(row), 'contact00000000000000001');
    },
    isMade: (row) => row === undefined,
  },
  {
    name: 'an advertisement that is hidden',
    path: 'update/Advertisement',
    find: (row) => row['Position'] === 'home',
    exhibitionId: fairs.organiser,
    isOrganisers: true,
    make: async (row) => {
      const { changeContent } = await import('#features/organiserCenter/content/editor/changeContent.ts');
      const { organisedAdverts: collection } = await import('#entities/organiser/api/organiserRows.ts');
      const parts = { ExhibitionId: fairs.organiser, RecordId: idOf(row) };
      const seen = await collection.get(await clientOf(), parts, { userId: host });
      if (seen === undefined) throw new Error('no advertisement');
      return () => changeContent(organiser, { collection, seen, setValue: { IsHidden: true } });
    },
    isMade: (row) => row?.['IsHidden'] === true,
  },
  {
    name: 'a notice that is taken back',
    path: 'update/MessageInfo',
    find: (row) => typeof row['OrganizationSender'] === 'string' && row['WithdrawnAt'] === undefined,
    exhibitionId: fairs.organiser,
    isOrganisers: true,
    make: async (row) => {
      const { takeNoticeBack } = await import('#features/organiserCenter/queries/noticeQueries.ts');
      const { exhibitionNotices } = await import('#entities/organiser/api/organiserRows.ts');
      const sender = { ExhibitionId: fairs.organiser, OrganizationSender: String(row['OrganizationSender']) };
      const parts = { ...sender, RecordId: idOf(row) };
      const seen = await exhibitionNotices.get(await clientOf(), parts, { userId: host });
      if (seen === undefined) throw new Error('no notice');
      return () => takeNoticeBack(organiser, seen);
    },
    isMade: (row) => row?.['WithdrawnBy'] === host,
  },
];

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

async function openOn({ path, find, exhibitionId, isOrganisers, make, isMade }: Change, offMs = 0) {
  const collection = path.split('/')[1] ?? '';
  const rows = () => phone.rows(collection, exhibitionId);
  const row = (await rows()).find(find);
  if (row === undefined) throw new Error(`no row in ${collection}`);
  const kept = isOrganisers
    ? { organizerUserId: host }
    : { exhibitorId: stand.exhibitorId, exhibitorUserId: stand.exhibitorUserId };
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);

  /** The same change on a page that is opened now. */
  async function open() {
    const tab = await openTab({ now: () => Date.now() + offMs });
    tabs.push(tab);
    return { tab, run: await make(row as Row) };
  }
  return {
    open,
    ...(await open()),
    written: () => phone.asked.filter((one) => one.path === path).length,
    isDone: async () => isMade((await rows()).find(byId(idOf(row)))),
  };
}

describe.each(changes)('$name', (change) => {
  const { path } = change;

  it.each(['replyLostAfterCommit', 'deliveredTwice'] as const)(
    'is made and told as done where its request suffers %s',
    async (name) => {
      const { run, isDone, written } = await openOn(change);
      await phone.fault({ name, path, times: 1 });
      expect(await run()).toBe('done');
      expect(await isDone()).toBe(true);
      expect(await run()).toBe('done');
      expect(written()).toBe(1);
    },
  );

  it('is not told as done where the server refuses it', async () => {
    const { run, isDone } = await openOn(change);
    phone.answerInstead((asked) =>
      asked.path === path ? Response.json({ resCode: 4711, resMsg: 'no', result: [] }) : undefined,
    );
    expect(await run()).not.toBe('done');
    expect(await isDone()).toBe(false);
  });

  it('of a page that ends while it is sent is seen as done by the next page, which sends nothing', async () => {
    const { tab, run, open, isDone, written } = await openOn(change);
    void run();
    await eventually(async () => expect(written()).toBe(1));
    tab.kill();
    await eventually(async () => expect(await isDone()).toBe(true));
    expect(await (await open()).run()).toBe('done');
    expect(written()).toBe(1);
  });

  it('that two tabs make at the same time is made, and both tell it', async () => {
    const { run, open, isDone } = await openOn(change);
    const other = await open();
    const told = await Promise.all([run(), other.run()]);
    expect(await isDone()).toBe(true);
    expect(told).toContain('done');
    expect(told.filter((outcome) => !['done', 'changed', 'gone', 'refused'].includes(outcome))).toEqual([]);
  });

  it.each([-1, 1])('is made on a phone whose clock is %i days off', async (days) => {
    const { run, isDone } = await openOn(change, days * 86_400_000);
    expect(await run()).toBe('done');
    expect(await isDone()).toBe(true);
  });
});
