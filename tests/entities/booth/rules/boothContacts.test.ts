import { expect, it } from 'vitest';
import { boothContacts } from '#entities/booth/rules/boothContacts.ts';

const person = (RecordId: string, Name: string) => ({ RecordId, Name, NameEn: '' });
const named = (contactId: string, zh: string) => ({ contactId, contactName: { zh, en: '' } });

it('the booth comes first, then its people, then those whom calendars or appointments alone name', () => {
  const contacts = boothContacts(
    [person('a', '顾清和'), person('b', '贺安宁')],
    [named('', ''), named('b', '别名'), named('c', '周以宁'), named('c', '')],
  );
  expect(contacts.map(({ id, name }) => `${id} ${name.zh}`)).toEqual([
    ' ',
    'a 顾清和',
    'b 贺安宁',
    'c 周以宁',
  ]);
});
