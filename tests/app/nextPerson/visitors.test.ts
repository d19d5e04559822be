// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Good, goodsOf, shop } from '#tests/features/shop.ts';
import { openPhone, openTab, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { addressOf } from '../openApp.ts';
import {
  addressesOf,
  channels,
  exampleAddresses,
  type ExampleIds,
  idsOf,
  noIds,
  onSite,
  teams,
} from './exampleAddresses.ts';
import { routePatterns } from './routePatterns.ts';
import { leaveRows } from './leaveRows.ts';
import { arrangePage, emptyPhone, logInHere, longMs, registerPerson } from './visitorHere.ts';
import { type Exception, fillScreen, findTraces, walkScreens } from './walkScreens.ts';

beforeAll(startServer);
afterAll(stopServer);

/** Typed by the first person, and in rows of theirs; nothing else in the sandbox says it. */
const mark = '甲的秘密';
const typedMobile = '13900009753';

/** What the first person leaves behind a further tap: searches, a plan, a cart, and a message that has not left. */
async function leaveUnsent(exhibitionId: string, visitorId: string, good: Good): Promise<void> {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const tab = await openTab();
  const { keepSearch } = await import('#entities/search/searchHistory.ts');
  const { toggleRemembered } = await import('#entities/programme/schedule/changeRemembered.ts');
  const { addToCart } = await import('#entities/cart/changeCart.ts');
  const { queueMessage } = await import('#entities/message/messageQueue.ts');
  const { productId, exhibitorId, unitCents: priceCents } = good;
  keepSearch(exhibitionId, mark);
  const place = { placeName: { zh: '', en: '' }, path: `/conference/${exhibitionId}/a` };
  const title = { zh: mark, en: mark };
  toggleRemembered(exhibitionId, {
    kind: 'conference',
    id: 'a'.repeat(24),
    title,
    startMs: Date.now(),
    ...place,
  });
  addToCart(exhibitionId, [
    { productId, exhibitorId, priceCents, type: '', number: 1, name: title, infoId: '' },
  ]);
  await queueMessage({
    owner: { exhibitionId, visitorId },
    partner: { kind: 'exhibitor', id: exhibitorId },
    text: mark,
    clientRef: '00000000-0000-4000-8000-000000000001',
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

/** A pass stays on the phone until a logout, whosever it is, so that its holder gets in (decision 0114). */
const gate: Exception = { shows: 'pass', why: 'the passes of everybody stay for the gate' };
const party: Exception = {
  shows: 'pass',
  why: 'one tap checks in all whose passes are on the phone (decision 0025)',
};
const onlyPass: Exception = {
  shows: 'pass',
  why: 'the only pass of this exhibition; the next person has none there',
};
const hasPass: Exception = { shows: 'words', why: 'no line offers to register where a pass is on the phone' };
const count: Exception = { shows: 'words', why: 'the number of passes in the list' };

const exceptionsFor = ({
  channel,
  shopChannel,
  place,
  vote,
  meeting,
}: ExampleIds): Readonly<Record<string, Exception>> => ({
  '/list': gate,
  '/code': gate,
  '/xycode': gate,
  '/ready': gate,
  // Who is registered is led from each of the forms to the ticket.
  [`/register/${shop}/${shopChannel}`]: gate,
  [`/information/${shop}/${shopChannel}`]: gate,
  [`/upload/${shop}/${shopChannel}`]: gate,
  [`/sign-in/${onSite}/${place}`]: party,
  [`/home/${channels}`]: onlyPass,
  [`/homeclassic/${channels}`]: onlyPass,
  [`/select/${channels}/${channel}`]: onlyPass,
  [`/votes/${channels}/${vote}`]: hasPass,
  [`/meeting-records/${channels}/${meeting}`]: hasPass,
  [`/mine/${shop}`]: count,
});

it('the sweep knows an address of every screen, and of no other', () => {
  const known = Array.from(exampleAddresses(noIds).keys());
  expect(known.sort()).toEqual(routePatterns().slice().sort());
});

it(
  'a visitor who logs in on the phone of another, who has not logged out, sees every screen as on a phone of their own, and asks for nothing of the other',
  async () => {
    const phone = openPhone();
    arrangePage();
    const exhibitions = [channels, onSite, teams, shop];
    const first = await registerPerson(phone, { name: '甲的名字', mobile: '13900001357', exhibitions });
    const [good] = (await goodsOf(phone, 1)) as [Good];
    const own = await leaveRows(phone, {
      visitorId: first.visitorId,
      good,
      mark,
      mobile: typedMobile,
    });
    const ids = await idsOf(phone, own);

    await logInHere(first);
    let fields = 0;
    let contactId = '';
    await walkScreens(phone, addressesOf(ids), async (app, address) => {
      fields += fillScreen(mark, typedMobile);
      if (address !== `/cards/${shop}/new`) return;
      await app.user.click(screen.getByRole('button', { name: '存入名片夹' }));
      await waitFor(() => expect(addressOf(app)).toContain('/contact/'));
      contactId = addressOf(app).split(/[/?]/)[4] ?? '';
    });
    expect(fields).toBeGreaterThan(200);
    await leaveUnsent(shop, first.visitorId, good);
    expect(phone.storedText()).toContain(mark);

    // At one exhibition of the first the next person is not registered.
    const next = await registerPerson(phone, {
      name: '乙的名字',
      mobile: '13900002468',
      exhibitions: [onSite, teams, shop],
    });
    await logInHere(next);
    const addresses = addressesOf({ ...ids, contactId });
    const seen = await walkScreens(phone, addresses);
    emptyPhone();
    await logInHere(next);
    const alone = await walkScreens(phone, addresses);
    const exceptions = exceptionsFor(ids);
    const traces = [...first.traces, typedMobile];
    expect(findTraces({ seen, alone, traces, mark, exceptions })).toEqual([]);
  },
  longMs,
);
