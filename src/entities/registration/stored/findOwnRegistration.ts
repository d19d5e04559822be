import { type OwnRegistration, readOwnRegistration } from '../api/ownRegistration.ts';
import { findCompanions, findRegistrations, findRegistrationsByVisitor } from '../api/registrations.ts';
import type { RowLookup } from '#data/collections/lookUp.ts';
import type { Registration } from '../api/registrationRecord.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { type Contact, normaliseEmail, normaliseMobile } from '#domain/person/contact.ts';
import { services } from '#session/services.ts';

export type FoundOwn =
  | { readonly kind: 'found'; readonly own: OwnRegistration }
  | { readonly kind: 'absent' }
  /** No answer, or none that can be understood: it says nothing about the registration. */
  | { readonly kind: 'unknown'; readonly cause: unknown };

export type FoundCompanions =
  | { readonly kind: 'found'; readonly people: readonly OwnRegistration[] }
  | { readonly kind: 'unknown'; readonly cause: unknown };

const besideVoucher = { policy: 'storedCopy' } as const;

/** Asks by the visitor's id of the voucher; where the server named none, only the contact proven here can ask. */
export async function findOwnRegistration(
  voucher: Pick<Voucher, 'exhibitionId' | 'recordId' | 'visitorId'>,
  contact: Contact | undefined,
): Promise<FoundOwn> {
  const { exhibitionId, recordId, visitorId } = voucher;
  if (contact === undefined && visitorId === '') return { kind: 'unknown', cause: undefined };
  return findAmong(recordId, async () => {
    const client = await services().client();
    const isVisitor = visitorId !== '' && visitorId !== recordId;
    if (isVisitor || contact === undefined)
      return findRegistrationsByVisitor(client, { exhibitionId, visitorId }, besideVoucher);
    return findRegistrations(client, { exhibitionId, contact }, besideVoucher);
  });
}

/** The registration that is being corrected, among those of the contact that was proven here, and no other person's. */
export function findProvenRegistration(
  exhibitionId: string,
  contact: Contact,
  recordId: string,
): Promise<FoundOwn> {
  return findAmong(recordId, async () =>
    findRegistrations(await services().client(), { exhibitionId, contact }),
  );
}

/** The named registrations among those of the companions of the contact that was proven here, and no others. */
export async function findOwnCompanions(
  exhibitionId: string,
  contact: Contact,
  recordIds: readonly string[],
): Promise<FoundCompanions> {
  try {
    const found = await findCompanions(await services().client(), { exhibitionId, contact });
    if (found.kind === 'unknown') return { kind: 'unknown', cause: { kind: found.cause } };
    const rows = found.kind === 'found' ? found.rows : [];
    const people = rows
      .map(readOwnRegistration)
      .filter((own) => own !== undefined)
      .filter(({ registration }) => recordIds.indexOf(registration.RecordId) >= 0);
    return { kind: 'found', people };
  } catch (cause) {
    // Without a network a part of the app may be missing too.
    return { kind: 'unknown', cause };
  }
}

async function findAmong(recordId: string, lookUp: () => Promise<RowLookup>): Promise<FoundOwn> {
  try {
    const found = await lookUp();
    if (found.kind === 'unknown') return { kind: 'unknown', cause: { kind: found.cause } };
    if (found.kind === 'absent') return { kind: 'absent' };
    const row = found.rows.find((candidate) => candidate['RecordId'] === recordId);
    if (row === undefined) return { kind: 'absent' };
    const own = readOwnRegistration(row);
    return own === undefined ? { kind: 'unknown', cause: { kind: 'unreadable' } } : { kind: 'found', own };
  } catch (cause) {
    // Without a network a part of the app may be missing too.
    return { kind: 'unknown', cause };
  }
}

/** Whether a contact is the one a registration was made with: who proved another may look, and not change it. */
export function isContactOf({ Mob, Email }: Registration, contact: Contact): boolean {
  return contact.kind === 'mobile'
    ? Mob !== '' && normaliseMobile(Mob) === contact.value
    : Email !== '' && normaliseEmail(Email) === contact.value;
}
