import type { Registration } from '../../api/registration/registrationRecord.ts';
import { endCorrection } from '../correction.ts';
import { endJoining } from '../joining.ts';
import { type DraftAddress, removeRegistrationDraft } from '../registrationDraft.ts';
import { keepLogin, keepVisitor, keepVoucher } from '../visitor.ts';

interface Stored {
  readonly recordId: string;
  readonly name: string;
  readonly groupId?: string;
}

/** What is known of a registration whose row could not be read back. */
function bareRegistration(
  { exhibitionId, channelId }: DraftAddress,
  { recordId, name, groupId = '' }: Stored,
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
    GroupId: groupId,
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
  sent: Stored,
  registration: Registration | undefined,
): Promise<void> {
  const stored = registration ?? bareRegistration(address, sent);
  if (address.companionId !== undefined) {
    await keepVoucher(stored);
    await removeRegistrationDraft(address);
    return;
  }
  await keepVisitor(stored);
  endCorrection(address.exhibitionId);
  endJoining(address.exhibitionId);
  await removeRegistrationDraft(address);
  // The server knows this person now; a slow answer must not keep anybody from their code.
  void keepLogin(address.contact);
}
