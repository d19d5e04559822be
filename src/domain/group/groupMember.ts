import { type Contact, normaliseEmail, normaliseMobile } from '../person/contact.ts';
import { checkAnswers, type FieldCheck } from '../form/checkAnswers.ts';
import type { Answers, FieldType, FormDefinition } from '../form/formDefinition.ts';
import { checkIdentity } from '../person/checkIdentity.ts';
import type { Problem } from '../text/problem.ts';

export const selfId = 'self';

/** Assumed: larger groups are imported by the organiser. */
export const maxMembers = 50;

export interface GroupMember {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  /** Mobile number or e-mail address as typed; '' for a companion. */
  readonly contact: string;
  readonly answers: Answers;
  readonly recordId?: string | undefined;
  /** What the line of a pasted list said and no field holds, until it is dismissed. */
  readonly unused?: readonly string[] | undefined;
}

/** Without what has been typed into a field since. */
export function stillUnused({
  name,
  company,
  contact,
  answers,
  unused = [],
}: GroupMember): readonly string[] {
  const typed = JSON.stringify([name, company, contact, answers]);
  return unused.filter((text) => typed.indexOf(JSON.stringify(text).slice(1, -1)) < 0);
}

/** Normalised; undefined for a companion. */
export function ownContact({ contact }: Pick<GroupMember, 'contact'>): Contact | undefined {
  const typed = contact.trim();
  if (typed === '') return undefined;
  return /[@\uff20]/.test(typed)
    ? { kind: 'email', value: normaliseEmail(typed) }
    : { kind: 'mobile', value: normaliseMobile(typed) };
}

export function checkMember(
  member: GroupMember,
  form: FormDefinition,
  checkOf: (type: FieldType) => FieldCheck | undefined,
): Problem[] {
  const { name, company } = member;
  const identity = checkIdentity({ name, company, contact: ownContact(member) });
  return [
    ...identity.filter(({ code }) => code !== 'phoneOrEmailEmpty'),
    ...checkAnswers(form, member.answers, checkOf),
  ];
}
