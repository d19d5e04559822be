import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import type { ProvenContact } from '#device/drafts/provenContact.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { findRegistrationOf } from '#entities/registration/stored/findRegistrationOf.ts';
import { findOwnRegistration } from '#entities/registration/stored/findOwnRegistration.ts';
import { type ServerQuery, useServerQuery } from '#data/queries/useServerQuery.ts';
import { refreshVoucher } from '#entities/registration/stored/refreshVouchers.ts';
import { onVisitorChange, ownVoucherAt } from '#session/acting/ownVoucher.ts';
import { localStores, voucherStore } from '#session/localStores.ts';
import { keepVisitor } from '#entities/registration/stored/keepVisitor.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

export type MyRegistrationState =
  /** The voucher has just been stored, and the screen reads again by it. */
  | { readonly at: 'moved' }
  | { readonly at: 'absent' }
  /** This phone holds no voucher of the exhibition, and no contact has been proven. */
  | { readonly at: 'unregistered' }
  /** The address names a voucher that is not this phone's; the one of the proven contact is another. */
  | { readonly at: 'another' }
  | { readonly at: 'found'; readonly own: OwnRegistration };

interface Read {
  readonly state: MyRegistrationState;
  readonly contact: ProvenContact | undefined;
}

export interface MyRegistration {
  /** The one of this phone that is looked at; undefined while only a contact is known. */
  readonly voucher: Voucher | undefined;
  readonly query: ServerQuery<Read>;
}

interface Wanted {
  readonly exhibitionId: string;
  /** The voucher that the address names. */
  readonly named: string | null;
  readonly recordId: string | undefined;
  readonly visitorId: string;
}

async function look(wanted: Wanted, contact: ProvenContact | undefined): Promise<MyRegistrationState> {
  const { exhibitionId, named, recordId, visitorId } = wanted;
  if (recordId !== undefined) {
    const found = await findOwnRegistration({ exhibitionId, recordId, visitorId }, contact);
    if (found.kind === 'unknown') throw found.cause;
    if (found.kind === 'absent') return { at: 'absent' };
    await refreshVoucher(found.own.registration);
    return { at: 'found', own: found.own };
  }
  if (contact === undefined) return { at: 'unregistered' };
  const found = await findRegistrationOf(exhibitionId, contact);
  if (found.kind === 'unknown') throw found.cause;
  if (found.kind === 'absent') return { at: 'absent' };
  await keepVisitor(found.registration);
  return { at: named === null || named === found.registration.RecordId ? 'moved' : 'another' };
}

async function read(wanted: Wanted): Promise<Read> {
  const { exhibitionId, named, recordId } = wanted;
  const { provenContacts, vouchers } = await localStores();
  const contact = await provenContacts.load(exhibitionId);
  if (recordId === undefined) {
    // What localStorage could not hold is in the database; once loaded it is read by its own key.
    await vouchers.load();
    if (voucherAt(exhibitionId, named) !== undefined) return { state: { at: 'moved' }, contact };
  }
  return { state: await look(wanted, contact), contact };
}

/** The one that the address names, which may be a companion's; without a name that of the visitor who acts. */
const voucherAt = (exhibitionId: string, named: string | null): Voucher | undefined =>
  named === null
    ? ownVoucherAt(exhibitionId)
    : voucherStore()
        .list()
        .find((held) => held.exhibitionId === exhibitionId && held.recordId === named);

export function useMyRegistration(): MyRegistration {
  const exhibitionId = useExhibitionId();
  const [search] = useSearchParams();
  const named = search.get('voucher');
  const voucher = useSyncExternalStore(onVisitorChange, () => voucherAt(exhibitionId, named));
  const { recordId, visitorId = '' } = voucher ?? {};
  const query = useServerQuery({
    queryKey: ['mine', exhibitionId, named, recordId, visitorId],
    queryFn: () => read({ exhibitionId, named, recordId, visitorId }),
    // Without a voucher the answer may send the visitor to log in: it must not outlive the screen.
    ...(recordId === undefined && { gcTime: 0 }),
  });
  return { voucher, query };
}
