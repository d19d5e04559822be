import { readLine } from '#domain/record/serverRow.ts';
import { leaveRoster, memberAddress } from '#entities/registration/groupRoster.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import { finishRegistration } from '#entities/registration/stored/finishRegistration.ts';
import type { MemberSubmission } from './runUntilSettled.ts';

/** Their voucher stays on this phone, and nothing of their form does. Returns their name. */
export async function finishMember(
  leader: DraftAddress,
  memberId: string,
  recordId: string,
  submission: MemberSubmission,
): Promise<string> {
  const { row } = submission.store.getState();
  const { record } = submission.entry;
  const name = readLine(record['Name']);
  const company = readLine(record['CompanyName']);
  const groupId = readLine(record['GroupId']);
  const sent = { recordId, name, company, groupId };
  await finishRegistration(memberAddress(leader, memberId), sent, row);
  // Also where the page has gone on to another screen. The outbox is the last to forget: a page that is killed
  // in between leaves no empty person on the list.
  await leaveRoster(leader, memberId);
  await submission.forget();
  return name;
}
