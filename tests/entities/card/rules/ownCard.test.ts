import { describe, expect, it } from 'vitest';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { asGivenCard, shownCardId } from '#entities/card/rules/givenCard.ts';
import { asOwnCard, givenCardOf, newOwnCard, type OwnCard } from '#entities/card/rules/ownCard.ts';

const registered = {
  name: '林小满',
  company: '江海',
  job: '经理',
  mobile: '13800000000',
  email: 'lin@example.com',
  address: '展览路 1 号',
  website: 'example.com',
};
const own: OwnCard = { ...newOwnCard, registered };

describe('the own card', () => {
  it('says neither mobile, e-mail nor address until they are chosen', () => {
    expect(givenCardOf(own, 'v1').texts).toEqual({ ...registered, mobile: '', email: '', address: '' });
  });

  it('says what was chosen, and always a name', () => {
    const card = givenCardOf({ ...own, chosen: ['mobile'] }, 'v1');
    expect(card.texts).toEqual({ ...noTexts, name: '林小满', mobile: '13800000000' });
  });

  it('says what was typed in place of what is registered, and English only of what is on', () => {
    const english = { name: 'Lin', company: 'Jianghai', job: 'Manager' };
    const typed = { ...noTexts, job: '总监' };
    const card = givenCardOf({ ...own, typed, english, chosen: ['job'] }, 'v1');
    expect(card).toEqual({
      visitorId: 'v1',
      texts: { ...noTexts, name: '林小满', job: '总监' },
      english: { ...noEnglish, name: 'Lin', job: 'Manager' },
    });
  });

  it('is read as it was kept, and anything else is a new one', () => {
    const kept: OwnCard = { ...own, chosen: ['company'] };
    expect(asOwnCard(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const value of [null, 'x', [], { chosen: 'all', registered: 3, typed: [], english: 'x' }])
      expect(asOwnCard(value)).toEqual(newOwnCard);
  });
});

describe('a given card', () => {
  it('that is shown all day is one entry, and another one with other fields or on another day', () => {
    const noonMs = Date.UTC(2027, 2, 10, 4);
    const id = shownCardId('link', ['name', 'company'], noonMs);
    expect(shownCardId('link', ['company', 'name'], noonMs + 3_600_000)).toBe(id);
    expect(shownCardId('vcard', ['name', 'company'], noonMs)).not.toBe(id);
    expect(shownCardId('link', ['name', 'mobile'], noonMs)).not.toBe(id);
    expect(shownCardId('link', ['name', 'company'], noonMs + 86_400_000)).not.toBe(id);
  });

  it('is read as it was kept, and anything else is none', () => {
    const given = { id: 'a', way: 'sent', fields: ['name'], to: { visitorId: 'v', name: 'Ada' }, atMs: 1 };
    expect(asGivenCard(given)).toEqual(given);
    const sent = { ...given, delivery: 'refused', request: { id: 'b', delivery: 'waiting' } };
    expect(asGivenCard(sent)).toEqual(sent);
    expect(asGivenCard({ ...given, isUnsure: true })).toEqual({ ...given, delivery: 'unsure' });
    expect(asGivenCard({ ...given, delivery: 'other', request: { id: 1 } })).toEqual(given);
    expect(asGivenCard({ ...given, withdrawnAtMs: 2 })).toEqual({ ...given, withdrawnAtMs: 2 });
    for (const value of [
      null,
      {},
      { ...given, way: 'shouted' },
      { ...given, fields: 'all' },
      { ...given, id: 1 },
    ])
      expect(asGivenCard(value)).toBeUndefined();
  });
});
