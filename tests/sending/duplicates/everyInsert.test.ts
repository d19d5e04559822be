// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { readSources } from '#tests/architecture/sources.ts';
import { addressOf } from './callWrites.ts';
import { insertedCollections } from './insertedCollections.ts';
import { actIn, fairs, newTab, type SweptWrite, type Wish } from './sweptWrite.ts';
import { isOnce, nameOf, sweptWrites } from './sweptWrites.ts';
import { provideWebLocks, withdrawWebLocks } from './webLocks.ts';

/** What is not swept here: why not, and which test holds it. */
const exceptions: Readonly<Record<string, { readonly why: string; readonly heldBy: string }>> = {
  VisitorExhibitionInfo: {
    why: 'A second pass is as valid as the first: it is looked for immediately and only then.',
    heldBy: 'tests/faults/schedules.test.ts',
  },
  ExhibitorExhibitionInfo: {
    why: 'The organiser makes it; the exhibitor corrects it.',
    heldBy: 'tests/journeys/exhibitorCompany.spec.ts',
  },
  ProductVisitInfo: {
    why: 'No screen shows or counts visits; a comment names the newest one.',
    heldBy: 'tests/journeys/products.spec.ts',
  },
  DocumentViewRecord: {
    why: 'A document is shown only once its look is stored: the row is looked for by its key before it is sent again.',
    heldBy: 'tests/features/organiserCenter/decideRegistration.test.ts',
  },
  ShareHistory: {
    why: 'No screen shows or counts shares, and none is sent a second time.',
    heldBy: 'tests/journeys/sharing.spec.ts',
  },
};

let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  provideWebLocks();
});
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
  withdrawWebLocks();
});

it('every collection into which the app inserts is swept, or excepted with a test that holds it', () => {
  const swept = sweptWrites.map(({ collection }) => collection);
  const known = new Set([...swept, ...Object.keys(exceptions)]);
  expect(Array.from(insertedCollections()).sort()).toEqual(Array.from(known).sort());
  expect(swept.filter((collection) => collection in exceptions)).toEqual([]);
  const tests = readSources(['tests']);
  for (const [collection, { heldBy }] of Object.entries(exceptions))
    expect(tests[heldBy], `${collection}: ${heldBy}`).toBeDefined();
});

async function wishOn(write: SweptWrite): Promise<Wish> {
  const tab = await newTab({ timeFactor: 0.0005 });
  tabs.push(tab);
  return write.open(await actIn(tab, phone, write.exhibitionId, 0));
}

/** What is looked for a second time has been. */
const nothingWaits = () =>
  eventually(() => expect(localStorage.getItem('duplicateChecks') ?? '[]').toBe('[]'));

describe.each(sweptWrites.map((write) => [nameOf(write), write] as const))('a new row of %s', (_, write) => {
  const insert = `insert/${write.collection}`;

  it('is one in the end where the browser delivers it twice', async () => {
    const wish = await wishOn(write);
    await phone.fault({ name: 'deliveredTwice', path: insert, times: 1 });
    await wish.write();
    expect(phone.asked.map(({ path }) => path)).toContain(insert);
    await isOnce(wish);
    await nothingWaits();
    if (wish.readAsOne?.remove === undefined) return;
    await wish.readAsOne.remove();
    await eventually(async () => expect(await wish.rows()).toEqual([]));
  });

  it('is one once a later page gets an answer, where nothing says at first how many there are', async () => {
    const wish = await wishOn(write);
    await phone.fault({ name: 'deliveredTwice', path: insert, times: 1 });
    const isAfter = () => phone.asked.some(({ path }) => path === insert);
    phone.answerInstead(({ path }) =>
      isAfter() && path.startsWith('query') && path.endsWith(`/${write.collection}`)
        ? new Response('', { status: 503 })
        : undefined,
    );
    await wish.write();
    expect((await wish.rows()).length).toBeGreaterThan(0);
    for (const tab of tabs) tab.kill();
    // Its locks end with it.
    provideWebLocks();
    phone.answerInstead(() => undefined);
    const later = await wishOn(write);
    const { resumeDuplicateChecks } = await import('#sending/duplicates/duplicateChecks.ts');
    resumeDuplicateChecks();
    await later.goOn();
    await isOnce(later);
    await nothingWaits();
  });
});

it('a default address that the browser delivers twice stays the default one', async () => {
  await phone.fault({ name: 'deliveredTwice', path: 'insert/Address', times: 1 });
  const tab = await newTab();
  tabs.push(tab);
  const { exhibitionId, visitorId } = await actIn(tab, phone, fairs.shop, 0);
  const { saveAddress } = await import('#entities/address/addressWrites.ts');
  const address = { ...addressOf('林小满'), isDefault: true };
  await saveAddress(await tab.services().client(), { exhibitionId, visitorId }, address, undefined);
  await eventually(async () => {
    const rows = await phone.rows('Address', exhibitionId);
    const own = rows.filter((row) => row['VisitorId'] === visitorId);
    expect(own).toMatchObject([{ IsDefault: true }]);
  });
});
