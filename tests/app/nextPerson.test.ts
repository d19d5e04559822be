// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from './openApp.ts';
import { type Good, goodsOf, registerHere, shop } from '#tests/features/shop.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

/** Nothing else in the sandbox says it. */
const mark = '甲的秘密';
let phone: Phone;
let good: Good;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  [good] = (await goodsOf(phone, 1)) as [Good];
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The first person types, searches, plans, puts into the cart and writes without a network, all with the same words. */
async function leaveTraces(visitorId: string): Promise<void> {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const tab = await openTab();
  const { keepTextDraft, textDraftName } = await import('#device/drafts/textDraft.ts');
  const { ownNames } = await import('#device/storage/deviceKeys.ts');
  const { keepSearch } = await import('#entities/search/searchHistory.ts');
  const { toggleRemembered } = await import('#entities/programme/schedule/changeRemembered.ts');
  const { addToCart } = await import('#entities/cart/changeCart.ts');
  const { queueMessage } = await import('#entities/message/messageQueue.ts');
  const owner = { exhibitionId: shop, visitorId };
  const partner = { kind: 'exhibitor', id: good.exhibitorId } as const;
  keepTextDraft(
    textDraftName(ownNames.conversationPrefix, owner, `inquiry/${good.productId}`),
    JSON.stringify({ note: mark, givesMobile: true }),
  );
  keepTextDraft(textDraftName(ownNames.conversationPrefix, owner, `exhibitor/${good.exhibitorId}`), mark);
  keepTextDraft(textDraftName(ownNames.messagePrefix, owner, ''), mark);
  keepTextDraft(textDraftName(ownNames.addressDraftPrefix, owner, 'new'), JSON.stringify({ name: mark }));
  keepTextDraft(textDraftName(ownNames.orderDraftPrefix, owner, ''), JSON.stringify({ note: mark }));
  keepSearch(shop, mark);
  const place = { placeName: { zh: '', en: '' }, path: `/conference/${shop}/a` };
  const title = { zh: mark, en: mark };
  toggleRemembered(shop, { kind: 'conference', id: 'a'.repeat(24), title, startMs: Date.now(), ...place });
  const { productId, exhibitorId, unitCents: priceCents } = good;
  addToCart(shop, [
    { productId, exhibitorId, priceCents, type: '', number: 1, name: { zh: mark, en: mark }, infoId: '' },
  ]);
  const words = { business: 'text', title: '', link: '', productId: '', senderName: mark } as const;
  const clientRef = '00000000-0000-4000-8000-000000000001';
  await queueMessage({ owner, partner, text: mark, clientRef, writtenAtMs: Date.now(), ...words });
  line.mockRestore();
  tab.kill();
}

const typed = () =>
  Array.from(document.querySelectorAll('input, textarea'))
    .map((field) => (field as HTMLInputElement).value)
    .join('\n');

it('a visitor who logs in on the phone of another, who has not logged out, finds nothing of theirs and sends nothing of it', async () => {
  const first = await registerHere(phone, shop, { Name: '甲', Mob: '13900001357' });
  await leaveTraces(first);
  expect(phone.storedText()).toContain(mark);
  const next = await registerHere(phone, shop, { Name: '乙', Mob: '13900002468' });
  expect(next).not.toBe(first);
  const asked = phone.asked.length;
  for (const path of [
    `/search/${shop}`,
    `/agenda/${shop}`,
    `/cart/${shop}`,
    `/orders/${shop}`,
    `/addresses/${shop}/new`,
    `/inquiry/${shop}/${good.productId}`,
    `/messages/${shop}`,
    `/messages/${shop}/to/exhibitor/${good.exhibitorId}`,
    `/contact/${shop}`,
    `/favourites/${shop}`,
    `/mine/${shop}`,
  ]) {
    await openApp(path, { timeFactor: 0.05 });
    await screen.findAllByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector('main')?.getAttribute('aria-busy')).toBe('false'));
    expect(document.body.textContent + typed(), path).not.toContain(mark);
  }
  const sent = phone.asked.slice(asked).filter(({ body }) => JSON.stringify(body).includes(mark));
  expect(sent).toEqual([]);
  const ofFirst = phone.asked.slice(asked).filter(({ body }) => JSON.stringify(body).includes(first));
  expect(ofFirst.map(({ path }) => path)).toEqual([]);
});
