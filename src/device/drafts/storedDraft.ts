import type { PhoneMs } from '#domain/time/clocks.ts';
import type { Answers } from '#domain/form/formDefinition.ts';
import { dayMs, hourMs, isFresh } from '../storage/isFresh.ts';
import type { AnswerParts, Draft, DraftIdentity, DraftPeople } from './splitAnswers.ts';
import { omit } from '../storage/omit.ts';

/** A reader that finds a higher version sets the draft aside. */
export interface StoredDraft {
  readonly version: 1;
  readonly savedAtMs: number;
  readonly step: string;
  readonly formVersion: string;
  readonly correcting?: string;
  readonly people?: DraftPeople;
  readonly identity: DraftIdentity;
  readonly plain: Answers;
  readonly contact: Answers;
  readonly sealed?: unknown;
  readonly contactKeys: readonly string[];
  readonly secretKeys: readonly string[];
}

/** `sealed` holds the secret part, where it could be sealed. */
export function storedDraft(draft: Draft, parts: AnswerParts, sealed: unknown): StoredDraft {
  const { plain, contact, secret } = parts;
  return {
    version: 1,
    savedAtMs: draft.savedAtMs,
    step: draft.step,
    formVersion: draft.formVersion,
    ...(draft.correcting !== undefined && { correcting: draft.correcting }),
    ...(draft.people !== undefined && { people: draft.people }),
    identity: draft.identity,
    plain,
    contact,
    ...(sealed !== undefined && { sealed }),
    contactKeys: [...Object.keys(contact), ...(draft.identity.contact ? ['contact'] : [])],
    secretKeys: Object.keys(secret),
  };
}

/** Fields whose answer could not be kept or has expired; `contact` for the identity's. */
export function lostAnswers(stored: StoredDraft, secret: Answers): string[] {
  const { identity, contact, contactKeys, secretKeys } = stored;
  return [
    ...contactKeys.filter((name) => (name === 'contact' ? !identity.contact : contact[name] === undefined)),
    ...secretKeys.filter((name) => secret[name] === undefined),
  ];
}

export const draftLifeMs = { plain: 7 * dayMs, contact: dayMs, secret: 2 * hourMs };

export function withoutOld(stored: StoredDraft, nowMs: PhoneMs): StoredDraft | undefined {
  if (!isFresh(stored.savedAtMs, draftLifeMs.plain, nowMs)) return undefined;
  let fresh = stored;
  if (stored.sealed !== undefined && !isFresh(stored.savedAtMs, draftLifeMs.secret, nowMs)) {
    fresh = omit(fresh, ['sealed']);
  }
  if (stored.contactKeys.length > 0 && !isFresh(stored.savedAtMs, draftLifeMs.contact, nowMs)) {
    fresh = { ...fresh, identity: omit(fresh.identity, ['contact']), contact: {} };
  }
  return fresh;
}

export function isStoredDraft(value: unknown): value is StoredDraft {
  const draft = value as Partial<StoredDraft> | null | undefined;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    draft.version === 1 &&
    typeof draft.savedAtMs === 'number' &&
    typeof draft.step === 'string' &&
    typeof draft.formVersion === 'string' &&
    [draft.identity, draft.plain, draft.contact].every((part) => typeof part === 'object' && part !== null) &&
    Array.isArray(draft.contactKeys) &&
    Array.isArray(draft.secretKeys)
  );
}

export const isNewerDraft = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  value.version > 1;
