import { describe, expect, it } from 'vitest';
import { contactPeople, type ContactRow } from '#features/exhibitors/rules/contactPeople.ts';

const row = (part: Partial<ContactRow>): ContactRow => ({
  RecordId: 'r',
  Name: '',
  NameEn: '',
  Job: '',
  JobEn: '',
  Phone: '',
  Email: '',
  ...part,
});

describe('the contacts of an exhibitor', () => {
  it('are those with a name in one of the languages', () => {
    const list = [
      { LinkId: 'a', LinkName: '林小满', Job: '经理', LinkMob: 13900001234 },
      { LinkNameEn: 'Ann Lee' },
      { LinkMob: '1' },
      7,
    ];
    expect(contactPeople(list, [row({ Phone: '13900005555' })])).toEqual([
      {
        key: 'a',
        name: { zh: '林小满', en: '' },
        job: { zh: '经理', en: '' },
        phone: '13900001234',
        email: '',
      },
      { key: 'link1', name: { zh: '', en: 'Ann Lee' }, job: { zh: '', en: '' }, phone: '', email: '' },
    ]);
  });

  it.each([
    ['the same number', '13900001234', '139 0000 1234'],
    ['a number with the country', '13900001234', '+86 139-0000-1234'],
    ['a number in one place only', '', '13900001234'],
  ])('are one person once, with what either place tells: %s', (_, inList, inRow) => {
    const list = [{ LinkId: 'a', LinkName: '林小满', LinkMob: inList }];
    const rows = [row({ Name: '林小满', NameEn: 'Lin Xiaoman', Phone: inRow, Email: 'lin@example.com' })];
    expect(contactPeople(list, rows)).toEqual([
      {
        key: 'a',
        name: { zh: '林小满', en: 'Lin Xiaoman' },
        job: { zh: '', en: '' },
        phone: inList || inRow,
        email: 'lin@example.com',
      },
    ]);
  });

  it('are two people where a name is shared and the numbers differ', () => {
    const list = [{ LinkId: 'a', LinkName: '林小满', LinkMob: '13900001234' }];
    expect(contactPeople(list, [row({ Name: '林小满', Phone: '13900005678' })])).toHaveLength(2);
  });
});
