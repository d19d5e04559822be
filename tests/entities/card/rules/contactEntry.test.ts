import { describe, expect, it } from 'vitest';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import type { CardContact } from '#entities/card/rules/contact.ts';
import { contactEntry } from '#entities/card/rules/contactEntry.ts';
import { createCatalogue } from '#entities/search/rules/catalogue.ts';
import { chinese } from '#tests/domain/matching/chinese.ts';

const contact: CardContact = {
  id: 'visitor-a',
  visitorId: 'a',
  texts: {
    ...noTexts,
    name: '江海',
    company: '北方机械',
    job: '采购',
    mobile: '13900001234',
    email: 'a@b.com',
  },
  english: { ...noEnglish, name: 'Hai Jiang', company: 'Northern Machines' },
  source: 'card',
  temperature: '',
  note: '下周寄样品'.padEnd(499, '。'),
  group: '华北',
  tags: ['轴承', '茶叶'],
  metAtMs: 5,
  addedAtMs: 1,
};

describe('a contact in the search', () => {
  const catalogue = createCatalogue(chinese);
  catalogue.add([contactEntry(contact)]);
  const isFound = (query: string) => catalogue.search(query, { language: 'zh', limit: 5 }).kinds.length > 0;

  it.each([
    '江海',
    'jianghai',
    'jh',
    'hai jiang',
    '北方',
    'northern',
    '采购',
    '寄样品',
    '华北',
    '茶叶',
    '江海 轴承',
  ])('is found by %s', (query) => expect(isFound(query)).toBe(true));

  it.each(['13900001234', 'a@b.com'])('is not found by %s', (query) => expect(isFound(query)).toBe(false));
});
