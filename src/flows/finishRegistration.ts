import type { Registration } from '../api/registrationRecord.ts';
import { endCorrection } from './correction.ts';
import { type DraftAddress, removeRegistrationDraft } from './registrationDraft.ts';
import { keepLogin, keepVisitor } from './visitor.ts';

/** What is known of a registration whose row could not be read back. */
function bareRegistration(
  { exhibitionId, channelId }: DraftAddress,
  recordId: string,
  name: string,
): Registration {
  return {
    RecordId: recordId,
    ExhibitionId: exhibitionId,
    ChannelId: channelId,
    VisitorId: '',
    UserId: '',
    Name: name,
    Mob: '',
    Email: '',
    CompanyName: '',
    Job: '',
    ClientRef: '',
    VoucherCode: '',
    GroupId: '',
    GroupMob: '',
    GroupEmail: '',
    GroupCode: '',
    ApproveState: '',
    SeatNo: '',
    CreatedAt: '',
    CreatedAtMesc: undefined,
  };
}

/** The registration is proven to be stored: its voucher stays on the phone, and nothing of the form does. */
export async function finishRegistration(
  address: DraftAddress,
  sent: { readonly recordId: string; readonly name: string },
  registration: Registration | undefined,
): Promise<void> {
  await keepVisitor(registration ?? bareRegistration(address, sent.recordId, sent.name));
  endCorrection(address.exhibitionId);
  await removeRegistrationDraft(address);
  // The server knows this person now; a slow answer must not keep anybody from their code.
  void keepLogin(address.contact);
}
