import type { Contact } from '#domain/person/contact.ts';
import type { Answer, Answers, FieldDefinition } from '#domain/form/formDefinition.ts';

/** Names of the visitor's own contact fields; other contacts, such as an emergency contact, have other names. */
const ownNames = { mobile: /^(mob|mobile|phone)$/i, email: /^e-?mail$/i } as const;

export function contactAnswers(fields: readonly FieldDefinition[], { kind, value }: Contact): Answers {
  const answers: Record<string, Answer> = {};
  for (const { key, type } of fields) if (type === kind && ownNames[kind].test(key)) answers[key] = value;
  return answers;
}
