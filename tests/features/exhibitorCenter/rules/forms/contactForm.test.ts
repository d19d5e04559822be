import { expect, it } from 'vitest';
import { contactForm, whyKept } from '#features/exhibitorCenter/rules/forms/contactForm.ts';

const person = (RecordId: string, mayChange: boolean) => ({ RecordId, mayChange });
const [gu, he, shen] = [person('gu', true), person('he', false), person('shen', true)];

it.each([
  ['a contact does not remove itself', gu, [gu, he, shen], 'gu', 'oneself'],
  ['one of two with admin rights may go', shen, [gu, he, shen], 'gu', undefined],
  ['the last one with admin rights stays', shen, [he, shen], '', 'lastAdmin'],
  ['a contact without rights may go', he, [gu, he], 'gu', undefined],
  ['a contact without rights stays where no other contact has them', he, [he], '', 'lastAdmin'],
] as const)('%s', (_, who, all, own, expected) => expect(whyKept(who, all, own)).toBe(expected));

it('rights that cannot be taken away are not asked for', () => {
  const keys = (keepsRight: boolean) =>
    contactForm((key) => ({ zh: key, en: key }), keepsRight).fields.map(({ key }) => key);
  expect(keys(false)).toContain('IsAdmin');
  expect(keys(true)).not.toContain('IsAdmin');
});
