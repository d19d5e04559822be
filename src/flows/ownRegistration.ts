import { type OwnRegistration, readOwnRegistration } from '../api/ownRegistration.ts';
import {
  findCompanions,
  findRegistrations,
  findRegistrationsByVisitor,
  type RegistrationLookup,
} from '../api/registrations.ts';
import type { Registration } from '../api/registrationRecord.ts';
import type { Voucher } from '../device/voucher.ts';
import { type Contact, normaliseEmail, normaliseMobile } from '../domain/contact.ts';
import { services } from './services.ts';

export type FoundOwn =
  | { readonly kind: 'found'; readonly own: OwnRegistration }
  | { readonly kind: 'absent' }
  /** No answer, or none that can be understood: it says nothing about the registration. */
  | { readonly kind: 'unknown' };

const once = { retries: 1 };

/**
 * The registration behind a voucher of this phone, asked for by the visitor's id that came with it. Where the server named
 * none, only the contact that was proven here can ask.
 */
export async function findOwnRegistration(
  voucher: Pick<Voucher, 'exhibitionId' | 'recordId' | 'visitorId'>,
  contact: Contact | undefined,
): Promise<FoundOwn> {
  const { exhibitionId, recordId, visitorId } = voucher;
  if (contact === undefined && visitorId === '') return { kind: 'unknown' };
  return findAmong(recordId, async () => {
    const client = await services().client();
    const isVisitor = visitorId !== '' && visitorId !== recordId;
    if (isVisitor || contact === undefined)
      return findRegistrationsByVisitor(client, { exhibitionId, visitorId }, once);
    return findRegistrations(client, { exhibitionId, contact }, once);
  });
}

/** The registration that is being corrected, among those of the contact that was proven here, and nobody else's. */
export function findProvenRegistration(
  exhibitionId: string,
  contact: Contact,
  recordId: string,
): Promise<FoundOwn> {
  return findAmong(recordId, async () =>
    findRegistrations(await services().client(), { exhibitionId, contact }, once),
  );
}

/**
 * The named registrations among those whom the contact that was proven here has registered along, and nobody else's;
 * undefined without an answer.
 */
export async function findOwnCompanions(
  exhibitionId: string,
  contact: Contact,
  recordIds: readonly string[],
): Promise<readonly OwnRegistration[] | undefined> {
  try {
    const found = await findCompanions(await services().client(), { exhibitionId, contact }, once);
    if (found.kind === 'unknown') return undefined;
    const rows = found.kind === 'found' ? found.rows : [];
    return rows
      .map(readOwnRegistration)
      .filter((own) => own !== undefined)
      .filter(({ registration }) => recordIds.indexOf(registration.RecordId) >= 0);
  } catch {
    // Without a network a part of the app may be missing too.
    return undefined;
  }
}

async function findAmong(recordId: string, lookUp: () => Promise<RegistrationLookup>): Promise<FoundOwn> {
  try {
    const found = await lookUp();
    if (found.kind !== 'found') return { kind: found.kind };
    const row = found.rows.find((candidate) => candidate['RecordId'] === recordId);
    if (row === undefined) return { kind: 'absent' };
    const own = readOwnRegistration(row);
    return own === undefined ? { kind: 'unknown' } : { kind: 'found', own };
  } catch {
    // Without a network a part of the app may be missing too.
    return { kind: 'unknown' };
  }
}

/** Whether a contact is the one a registration was made with: who proved another may look, and not change it. */
export function isContactOf({ Mob, Email }: Registration, contact: Contact): boolean {
  return contact.kind === 'mobile'
    ? Mob !== '' && normaliseMobile(Mob) === contact.value
    : Email !== '' && normaliseEmail(Email) === contact.value;
}
