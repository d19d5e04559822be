import { acceptAs } from '#entities/acceptance/accepting.ts';
import type { Registration } from '../api/registrationRecord.ts';
import { endCorrection } from '../correction.ts';
import { endJoining } from '../joining.ts';
import { type DraftAddress, removeRegistrationDraft } from '../registrationDraft.ts';
import { keepLogin, keepVisitor, keepVoucher, type StoredRegistration } from './keepVisitor.ts';

export interface SentRegistration {
  readonly recordId: string;
  readonly name: string;
  readonly company: string;
  readonly groupId?: string;
}

/** The registration is proven to be stored: its voucher is kept on the phone, and its draft is removed. */
export async function finishRegistration(
  address: DraftAddress,
  { recordId, name, company, groupId = '' }: SentRegistration,
  row: Registration | undefined,
): Promise<void> {
  const stored: StoredRegistration = row ?? {
    isKnownById: true,
    RecordId: recordId,
    ExhibitionId: address.exhibitionId,
    ChannelId: address.channelId,
    Name: name,
    CompanyName: company,
    GroupId: groupId,
  };
  if (address.companionId !== undefined) {
    await keepVoucher(stored);
    await removeRegistrationDraft(address);
    return;
  }
  // Before anything says that the registration is there: a page that is closed in between leaves it to the next one.
  if (row !== undefined) acceptAs(row.ClientRef, row.VisitorId || row.RecordId);
  await keepVisitor(stored);
  endCorrection(address.exhibitionId);
  endJoining(address.exhibitionId);
  await removeRegistrationDraft(address);
  // The visitor must not wait for it on the way to the code.
  void keepLogin(address.contact);
}
