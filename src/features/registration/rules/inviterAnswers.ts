import type { Answer, Answers, FieldDefinition } from '#domain/form/formDefinition.ts';

/** Answers the questions who has invited and by which phone they are reached, where the form asks them. `asAnswer`: undefined for what is no answer to the question. */
export function inviterAnswers(
  fields: readonly FieldDefinition[],
  { name, phone }: { readonly name: string; readonly phone: string },
  asAnswer: (field: FieldDefinition, text: string) => Answer | undefined,
): Answers {
  const known: Readonly<Record<string, string>> = { Inviter: name, InviterPhone: phone };
  const answers: Record<string, Answer> = {};
  for (const field of fields) {
    const text = typed.indexOf(field.type) >= 0 ? (known[field.key] ?? '') : '';
    const answer = text === '' ? undefined : asAnswer(field, text);
    if (answer !== undefined) answers[field.key] = answer;
  }
  return answers;
}

/** Whose answer is one line of text. */
const typed: readonly string[] = ['text', 'phone', 'mobile'];
