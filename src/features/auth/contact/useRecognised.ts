import { useEffect, useRef, useState } from 'react';
import { countRegistrations, type RegistrationKey } from '#entities/registration/api/registrations.ts';
import { type Contact, isEmail, isMobile } from '#domain/person/contact.ts';
import { services } from '#session/services.ts';

/**
 * Whether the contact that stands in the field is registered at the exhibition. Only a number is asked for: whose
 * registration it is, no one sees before the contact is proven. Nothing waits for the answer, and without one nothing is
 * said. Each contact is asked about once, and what is known belongs to its text, so that a late answer never speaks of
 * another one.
 */
export function useRecognised({ exhibitionId, contact }: RegistrationKey, isWanted: boolean): boolean {
  const asked = useRef(new Set<string>());
  const [registered, setRegistered] = useState<readonly string[]>([]);
  const { kind, value } = contact;
  const question = `${exhibitionId}/${kind}/${value}`;

  useEffect(() => {
    const key = { exhibitionId, contact: { kind, value } };
    if (!isWanted || asked.current.has(question) || !isComplete(key.contact)) return undefined;
    const ask = async () => {
      asked.current.add(question);
      if (await isRegistered(key)) setRegistered((before) => [...before, question]);
    };
    const timer = setTimeout(() => void ask(), restMs(kind));
    return () => clearTimeout(timer);
  }, [exhibitionId, kind, value, question, isWanted]);

  return isWanted && registered.includes(question);
}

function isComplete({ kind, value }: Contact): boolean {
  return kind === 'mobile' ? isMobile(value) : isEmail(value);
}

/** Eleven digits are the whole number; an address is one again with every further letter of its ending. */
function restMs(kind: Contact['kind']): number {
  return kind === 'mobile' ? 0 : services().times.typingRestMs;
}

/** One attempt: an error is reported later, where it matters. */
async function isRegistered(key: RegistrationKey): Promise<boolean> {
  try {
    const count = await countRegistrations(await services().client(), key, { policy: 'hint' });
    return count !== undefined && count > 0;
  } catch {
    return false;
  }
}
