import { describe, expect, it } from 'vitest';
import { type BusinessCard, type CardTexts, noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import {
  asContact,
  type CardContact,
  changedFields,
  contactAfter,
  findContact,
  noRemarks,
  readTags,
} from '#entities/card/rules/contact.ts';
import { filterContacts, groupsOf } from '#entities/card/rules/filterContacts.ts';

const textsOf = (texts: Partial<CardTexts>): CardTexts => ({ ...noTexts, name: '林小满', ...texts });
const cardOf = (texts: Partial<CardTexts>, visitorId = ''): BusinessCard => ({
  visitorId,
  texts: textsOf(texts),
  english: noEnglish,
});
const save = (contacts: readonly CardContact[], card: BusinessCard, nowMs = 1, remarks = noRemarks) =>
  contactAfter(contacts, { card, remarks, nowMs, newId: `new${nowMs}` });

describe('a card that is saved', () => {
  it('ten times is one contact', () => {
    let contacts: readonly CardContact[] = [];
    for (let time = 1; time <= 10; time += 1) {
      const saved = save(contacts, cardOf({ company: '江海' }, 'v1'), time);
      contacts = [...contacts.filter(({ id }) => id !== saved.id), saved];
    }
    expect(contacts).toMatchObject([{ id: 'new1', metAtMs: 10, addedAtMs: 1 }]);
  });

  const known = save([], cardOf({ mobile: '13800000000', email: 'lin@example.com' }));
  it.each([
    [
      'the same visitor under another name',
      cardOf({ name: 'Lin' }, 'v1'),
      { ...known, visitorId: 'v1' },
      true,
    ],
    ['the same name and mobile number', cardOf({ mobile: '+86 138 0000 0000' }), known, true],
    ['the same name and e-mail address', cardOf({ email: 'LIN@example.com' }), known, true],
    ['the same name and nothing else', cardOf({ mobile: '13900000000' }), known, false],
    ['the same number under another name', cardOf({ name: '周', mobile: '13800000000' }), known, false],
    [
      'another visitor with the same name and number',
      cardOf({ mobile: '13800000000' }, 'v2'),
      { ...known, visitorId: 'v1' },
      false,
    ],
    ['two cards without a number', cardOf({}), save([], cardOf({})), false],
  ])('of %s is recognised or not', (_, card, contact, isSame) => {
    expect(findContact([contact], card) !== undefined).toBe(isSame);
  });

  it('updates what it says and keeps the rest, the remarks and the id', () => {
    const remarks = { temperature: 'hot', note: '谈了报价', group: '供应商', tags: ['A'] } as const;
    const first = save([], cardOf({ mobile: '13800000000', job: '经理' }, 'v1'), 1, remarks);
    const newer = cardOf({ job: '总监', company: '江海' }, 'v1');
    expect(changedFields(first, newer)).toEqual(['company', 'job']);
    expect(save([first], newer, 2, remarks)).toEqual({
      ...first,
      texts: { ...first.texts, job: '总监', company: '江海' },
      metAtMs: 2,
    });
  });

  it('makes a typed contact one that was given by a card, with the visitor’s id', () => {
    const typed: CardContact = { ...known, source: 'typed' };
    const saved = save([typed], cardOf({ mobile: '13800000000' }, 'v9'), 5);
    expect(saved).toMatchObject({ id: typed.id, source: 'card', visitorId: 'v9' });
  });
});

describe('a contact that was kept', () => {
  it('is read as it was', () => {
    const contact = save([], cardOf({ mobile: '1' }, 'v1'), 3);
    expect(asContact(JSON.parse(JSON.stringify(contact)))).toEqual(contact);
  });

  it.each([
    [null],
    [{}],
    [{ id: 3, texts: textsOf({}) }],
    [{ texts: textsOf({}) }],
    [{ id: 'a', texts: {} }],
  ])('is none where it is %j', (value) => {
    expect(asContact(value)).toBeUndefined();
  });

  it('with wrong remarks has none', () => {
    const value = { id: 'a', texts: textsOf({}), temperature: 'boiling', tags: 'x', note: 7, group: null };
    expect(asContact(value)).toMatchObject({ temperature: '', tags: [], note: '', group: '', metAtMs: 0 });
  });
});

describe('the card case', () => {
  const contacts = [
    save([], cardOf({ name: '林小满', company: '江海精工' }, 'a'), 1, {
      ...noRemarks,
      temperature: 'hot',
      group: '供应商',
      tags: ['轴承'],
    }),
    save([], cardOf({ name: 'Ada King', email: 'ada@example.com' }, 'b'), 2, {
      ...noRemarks,
      note: 'robot arms',
    }),
  ];
  const find = (search: string, part = {}) =>
    filterContacts(contacts, { search, temperature: '', group: '', ...part }, undefined).map(
      ({ visitorId }) => visitorId,
    );

  it.each([
    ['', ['a', 'b']],
    ['江海', ['a']],
    ['轴承', ['a']],
    ['ADA robot', ['b']],
    ['ada 江海', []],
  ])('finds by “%s” %j', (search, found) => {
    expect(find(search)).toEqual(found);
  });

  it('is filtered by temperature and by group', () => {
    expect(find('', { temperature: 'hot' })).toEqual(['a']);
    expect(find('', { temperature: 'cold' })).toEqual([]);
    expect(find('', { group: '供应商' })).toEqual(['a']);
    expect(groupsOf(contacts)).toEqual(['供应商']);
  });

  it('parts tags by the commas of both languages, each once, ten at most', () => {
    expect(readTags('a，b, a、 c；;')).toEqual(['a', 'b', 'c']);
    expect(readTags(Array.from({ length: 30 }, (_, at) => at).join())).toHaveLength(10);
  });
});
