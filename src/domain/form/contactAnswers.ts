import type { Contact } from '../contact.ts';
import type { Answer, Answers, FieldDefinition } from './definition.ts';

/** Field names of the visitor's own contact. Other contacts, such as an emergency contact, have different field names. */
const ownNames = { mobile: /^(mob|mobile|phone)$/i, email: /^e-?mail$/i } as const;

/** A question for the contact that was proven to get this far is answered by it. */
export function contactAnswers(fields: readonly FieldDefinition[], { kind, value }: Contact): Answers {
  const answers: Record<string, Answer> = {};
  for (const { key, type } of fields) if (type === kind && ownNames[kind].test(key)) answers[key] = value;
  return answers;
}
