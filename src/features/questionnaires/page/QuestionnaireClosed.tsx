import { useTranslation } from 'react-i18next';
import type { Questionnaire } from '../../../api/questionnaire/readQuestionnaire.ts';
import type { PeriodState } from '../../../domain/exhibition/periodState.ts';
import { homePath } from '../../../domain/address/paths.ts';
import { formatVenueTime, parseVenueTime } from '../../../domain/time/formatVenueTime.ts';
import { Countdown } from '../../../ui/text/Countdown.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import { useFieldTexts } from '../../../ui/text/useFieldTexts.ts';

export interface QuestionnaireClosedProps {
  readonly exhibitionId: string;
  readonly questionnaire: Questionnaire;
  readonly period: PeriodState;
  readonly onOpen: () => void;
}

export function QuestionnaireClosed({
  exhibitionId,
  questionnaire,
  period,
  onOpen,
}: QuestionnaireClosedProps) {
  const { t } = useTranslation('questions');
  const { language } = useFieldTexts();
  const { state, untilMs } = period;
  const ended = formatVenueTime(parseVenueTime(questionnaire.endTime));
  const title = organiserText(questionnaire.title, language) || t('title');
  return (
    <>
      <PageHeading>{title}</PageHeading>
      {state === 'ended' && (
        <Notice kind="info" title={t('endedTitle')}>
          {t('endedText', { time: ended })}
        </Notice>
      )}
      {state === 'notYetOpen' && (
        <Notice kind="info" title={t('notYetTitle')}>
          <p>{t('notYetText', { time: formatVenueTime(untilMs) })}</p>
          {untilMs !== undefined && (
            <p>
              <span aria-hidden="true">{t('startsIn')} </span>
              <Countdown untilMs={untilMs} label={t('startsIn')} onEnd={onOpen} />
            </p>
          )}
        </Notice>
      )}
      {state === 'open' && (
        <Notice kind="warn" title={t('notOfferedTitle')}>
          {t('notOfferedText')}
        </Notice>
      )}
      <LinkButton kind="secondary" to={homePath(exhibitionId)}>
        {t('home')}
      </LinkButton>
    </>
  );
}
