import { useStore } from 'zustand';
import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import type { PanelSubmission } from '#sending/SubmissionPanel.tsx';
import { noSubmission, type SubmissionView } from '#sending/submissionView.ts';
import { isOnItsWay } from '#sending/useSubmission.ts';
import type { Sending } from './useGroupSending.ts';

export function useMemberSubmission(sending: Sending, memberId: string): PanelSubmission<Registration> {
  const submission = sending.submissions[memberId];
  const view: SubmissionView<Registration> = useStore(submission?.store ?? noSubmission);
  return {
    ...view,
    submission,
    isSending: isOnItsWay(view.state),
    hasStayed: false,
    giveUp: () => sending.giveUp(memberId),
  };
}
