import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { appointmentPath, appointmentsPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { readLine } from '#domain/record/serverRow.ts';
import { invalidateAppointments } from '#entities/appointment/appointmentQueries.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { useSubmission } from '#sending/useSubmission.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { appointmentGateway } from '../appointmentSubmission.ts';
import { refusalOfAsk } from '../refusalOfAsk.ts';
import { AskForm } from './AskForm.tsx';
import type { AskData, AskProps } from './useAskData.ts';
import { useAsked } from './useAsked.ts';
import { useAskDraft } from '#entities/appointment/useAskDraft.ts';

/** Sends a request once, and what an earlier page has left before anything new. */
export function AskAppointment(props: AskProps & AskData) {
  const { exhibitionId, exhibitorId, partner, moved, unfinished } = props;
  const { t } = useTranslation(['appointments', 'sending']);
  const { changeId } = useAsked();
  const navigate = useNavigate();
  const record = unfinished?.record ?? {};
  const isProposal = moved?.own === 'invited';
  // Of who writes, also for a companion.
  const visitorId = useOwnVisitorId() ?? '';
  const draft = useAskDraft({ exhibitionId, visitorId }, `${exhibitorId}/${changeId}`, {
    isReasonOptional: true,
    reason: isProposal ? '' : (moved?.reason ?? readLine(record['InvitationMsgContent'], 500)),
    place: moved?.place || readLine(record['MeetingPlace']) || boothText(partner.boothNo, t),
  });
  const sending = useSubmission({
    gatewayOf: appointmentGateway,
    unfinished,
    async onStored(recordId, submission) {
      draft.forget();
      await invalidateAppointments(exhibitionId).catch(() => {});
      await submission.forget();
      // Some stands agree automatically.
      const isAgreed = submission.store.getState().row?.state === 'agreed';
      renderToast(t(isAgreed ? 'askedAgreed' : 'asked'), { outlivesNavigation: true });
      await navigate(appointmentPath(exhibitionId, recordId), { replace: true });
    },
    async onOther() {
      renderToast(t('alreadyAsked'), { outlivesNavigation: true });
      await navigate(appointmentsPath(exhibitionId), { replace: true });
    },
  });
  if (changeId !== '' && moved === undefined)
    return (
      <>
        <Notice kind="warn">{t('outcome_changed')}</Notice>
        <LinkButton to={appointmentsPath(exhibitionId)}>{t('toList')}</LinkButton>
      </>
    );
  return (
    <SubmissionPanel
      sending={sending}
      refusedTitle={t('askRefused')}
      describeRefusal={(refusal) => {
        const key = refusalOfAsk(refusal);
        return key === undefined ? undefined : t(key);
      }}
    >
      <AskForm {...props} draft={draft} sending={sending} />
    </SubmissionPanel>
  );
}

const boothText = (booth: string, t: (key: 'atBooth', values: { booth: string }) => string) =>
  booth === '' ? '' : t('atBooth', { booth });
