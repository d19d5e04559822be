import { type Contact, normaliseEmail, normaliseMobile } from '../contact.ts';
import { checkAnswers, type FieldCheck } from '../form/checkAnswers.ts';
import type { Answers, FieldType, FormDefinition } from '../form/definition.ts';
import { checkIdentity } from '../checkIdentity.ts';
import type { Problem } from '../problem.ts';

/** Whoever registers the others along, where they come themselves. */
export const selfId = 'self';

/** Assumed: larger parties are imported by the organiser, not typed on a phone. */
export const maxMembers = 50;

/** One of several people who are registered in one go. */
export interface GroupMember {
  /** `selfId`, or a random id that names nobody. */
  readonly id: string;
  readonly name: string;
  readonly company: string;
  /** Their own mobile number or e-mail address as typed; '' for somebody who is reached through the leader. */
  readonly contact: string;
  readonly answers: Answers;
  /** The stored registration that is being corrected; undefined for somebody who is not registered yet. */
  readonly recordId?: string | undefined;
}

/** The person's own contact in its one spelling; undefined where they have none. */
export function ownContact({ contact }: Pick<GroupMember, 'contact'>): Contact | undefined {
  const typed = contact.trim();
  if (typed === '') return undefined;
  return /[@\uff20]/.test(typed)
    ? { kind: 'email', value: normaliseEmail(typed) }
    : { kind: 'mobile', value: normaliseMobile(typed) };
}

/** What still has to be done for one person: identity first, then the form's own questions. A contact is asked of nobody. */
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
