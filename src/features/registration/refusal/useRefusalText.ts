import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { registrationState, type RegistrationState } from '#domain/exhibition/registrationState.ts';
import { registrationRefusals } from '#domain/review/registrationRefusals.ts';
import { currentPeriodQuery } from '#entities/registration/open/currentPeriodQuery.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useEntryAddress } from '#session/visit/entryAddress.ts';
import type { Refusal, SubmissionState } from '#sending/rules/submissionState.ts';
import { localize } from '#ui/text/localize.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';

const { closed, full, identityBusy } = registrationRefusals;

/**
 * What the codes of a registration mean; undefined where the general sentence has to do. What this page knows of the
 * period was wrong where the server says that registration is closed: it is asked once more, to say until when.
 * @param sent where the sending is
 */
export function useRefusalText(sent: SubmissionState): (refusal: Refusal) => string | undefined {
  const { t } = useTranslation('information');
  const { language } = useFieldTexts();
  const { exhibitionId, channelId } = useEntryAddress();
  const nowMs = useFairNow();
  const moment = useMomentText();
  const isClosed = sent.at === 'rejected' && sent.refusal.resCode === closed;
  const { data } = useServerQuery({
    ...currentPeriodQuery(exhibitionId, channelId ?? ''),
    enabled: isClosed,
  });

  return ({ resCode }) => {
    if (resCode === full) return t('refusedFull');
    if (resCode === identityBusy) return t('refusedIdentityBusy');
    if (resCode !== closed) return undefined;
    const exhibition = data?.exhibition;
    const state = exhibition && registrationState(exhibition, data?.channel, nowMs);
    const text = closedText(state, t, moment);
    const reason = localize(state?.reason, language);
    return reason === '' ? text : t('refusedReason', { text, reason });
  };
}

function closedText(
  state: RegistrationState | undefined,
  t: TFunction<'information'>,
  moment: ReturnType<typeof useMomentText>,
): string {
  const time = state?.untilMs === undefined ? undefined : moment(state.untilMs, 'dayTime');
  switch (state?.state) {
    case 'notYetOpen':
      return time === undefined ? t('refusedNotYetOpen') : t('refusedNotYetOpenUntil', { time });
    case 'ended':
      return t('refusedEnded');
    case 'temporarilyClosed':
      return time === undefined ? t('refusedPaused') : t('refusedPausedUntil', { time });
    default:
      return t('refusedClosed');
  }
}
