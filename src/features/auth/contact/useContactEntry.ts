import { useState } from 'react';
import {
  checkEmail,
  checkMobile,
  type Contact,
  normaliseEmail,
  normaliseMobile,
} from '#domain/person/contact.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { lastTypedKind, rememberTyped, typedBefore } from './typedBefore.ts';

export const contactId = 'contact';

export interface ContactEntry {
  readonly offersChoice: boolean;
  readonly typed: string;
  /** In its one spelling. */
  readonly contact: Contact;
  readonly problem: Problem | undefined;
  readonly type: (text: string) => void;
  readonly choose: (kind: Contact['kind']) => void;
  readonly complain: (problem: Problem) => void;
  /** The id of the control where something is wrong. */
  readonly check: () => string | undefined;
}

/**
 * What an exhibition proves people by decides which kinds there are. What was typed on an earlier screen is there already,
 * else what is known of the person.
 */
export function useContactEntry(
  provenBy: FormDefinition['provenBy'],
  known: readonly Contact[] = [],
): ContactEntry {
  const [chosenHere, setChosen] = useState<Contact['kind']>();
  // Undefined until something is typed here: which kind is asked for may be known only later.
  const [typedHere, setTypedHere] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const offersChoice = provenBy === 'mobileOrEmail';
  const hasTyped = typedHere !== undefined || typedBefore(lastTypedKind()) !== '';
  const chosen = chosenHere ?? ((!hasTyped && known[0]?.kind) || lastTypedKind());
  const kind = offersChoice ? chosen : provenBy;
  const typed =
    typedHere ?? (typedBefore(kind) || (known.find((contact) => contact.kind === kind)?.value ?? ''));
  return {
    offersChoice,
    typed,
    contact: { kind, value: kind === 'mobile' ? normaliseMobile(typed) : normaliseEmail(typed) },
    problem,
    type(text) {
      setTypedHere(text);
      rememberTyped(kind, text);
    },
    choose(next) {
      setChosen(next);
      if (typedBefore(next) !== '') setTypedHere(undefined);
      setProblem(undefined);
    },
    complain: setProblem,
    check() {
      const found = kind === 'mobile' ? checkMobile(typed) : checkEmail(typed);
      setProblem(found);
      return found && contactId;
    },
  };
}
