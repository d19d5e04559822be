import { expect, it } from 'vitest';
import { contactAnswers } from '#features/registration/rules/contactAnswers.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';

const mobile = { kind: 'mobile', value: '13900001111' } as const;
const email = { kind: 'email', value: 'lin@example.com' } as const;

it.each([
  ['Mob', 'mobile', mobile, '13900001111'],
  ['mobile', 'mobile', mobile, '13900001111'],
  ['Email', 'email', email, 'lin@example.com'],
  ['E-mail', 'email', email, 'lin@example.com'],
  ['Email', 'email', mobile, undefined],
  ['Mob', 'text', mobile, undefined],
  ['EmergencyMobile', 'mobile', mobile, undefined],
  ['WorkEmail', 'email', email, undefined],
] as const)(
  'a question %s of the type %s with the contact %j is answered by %s',
  (key, type, contact, answer) => {
    const field: FieldDefinition = { key, type, label: { zh: '', en: '' }, required: false };
    expect(contactAnswers([field], contact)[key]).toBe(answer);
  },
);
