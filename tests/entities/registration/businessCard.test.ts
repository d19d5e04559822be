// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as Cards from '#entities/registration/businessCard.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const card = 'https://files.example.com/visitor/card.jpg';
const address = (value: string): DraftAddress => ({
  exhibitionId,
  channelId: 'visitor00000000000000001',
  contact: { kind: 'mobile', value },
});
let phone: Phone;
let tab: Tab;
let cards: typeof Cards;

async function open(): Promise<void> {
  tab = await openTab();
  cards = await import('#entities/registration/businessCard.ts');
}
beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  await open();
});
afterEach(() => tab.kill());

describe('a business card', () => {
  it('waits over a reload for the first contact that is proven, and leaves no trace in the simple storage', async () => {
    await cards.saveCard(exhibitionId, card);
    expect(phone.storedText()).not.toContain(card);
    tab.kill();
    await open();
    expect(await cards.findCard(exhibitionId)).toBe(card);
    const found = await tab.findRegistrationDraft(address('13900001111'));
    expect(found?.draft.answers).toEqual({ BusinessCard: card });
  });

  it('belongs to one person: the next one on this phone does not get it', { tags: ['D12'] }, async () => {
    await cards.saveCard(exhibitionId, card);
    await tab.findRegistrationDraft(address('13900001111'));
    expect(await tab.findRegistrationDraft(address('13900002222'))).toBeUndefined();
    expect(await cards.findCard(exhibitionId)).toBeUndefined();
  });

  it('joins what was filled in before, and stays when the name is typed after it', async () => {
    const own = address('13900001111');
    await tab.saveRegistrationDraft(own, { answers: { Job: '经理' }, step: 'information' }, []);
    await cards.saveCard(exhibitionId, card);
    await tab.findRegistrationDraft(own);
    await tab.saveRegistrationDraft(own, { identity: { name: '周闻溪' } }, []);
    expect((await tab.findRegistrationDraft(own))?.draft).toMatchObject({
      answers: { Job: '经理', BusinessCard: card },
      identity: { name: '周闻溪' },
    });
  });

  it('of another exhibition, another tab, or one that was taken back is none', async () => {
    await cards.saveCard(exhibitionId, card);
    expect(await cards.findCard('longform0000000000000001')).toBeUndefined();
    await cards.removeCard(exhibitionId);
    expect(await cards.findCard(exhibitionId)).toBeUndefined();
    await cards.saveCard(exhibitionId, card);
    sessionStorage.clear();
    expect(await cards.findCard(exhibitionId)).toBeUndefined();
  });
});
