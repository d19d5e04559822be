import { useTranslation } from 'react-i18next';
import type { Questionnaire } from '#entities/questionnaire/api/readQuestionnaire.ts';
import type { PeriodState } from '#domain/exhibition/periodState.ts';
import { homePath } from '#domain/address/paths.ts';
import { readPeriod } from '#domain/time/period/readPeriod.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Countdown } from '#ui/text/Countdown.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';

export interface QuestionnaireClosedProps {
  readonly questionnaire: Questionnaire;
  readonly period: PeriodState;
  readonly onOpen: () => void;
}

const titles = { ended: 'endedTitle', notYetOpen: 'notYetTitle', open: 'notOfferedTitle' } as const;
const texts = { ended: 'endedText', notYetOpen: 'notYetText', open: 'notOfferedText' } as const;

export function QuestionnaireClosed({
  questionnaire: { title, startTime, endTime },
  period: { state, untilMs },
  onOpen,
}: QuestionnaireClosedProps) {
  const { t } = useTranslation('questions');
  const exhibitionId = useExhibitionId();
  const { language } = useFieldTexts();
  const timeMs = state === 'ended' ? readPeriod(startTime, endTime).lastMs : untilMs;
  return (
    <StatePage
      drawing={state === 'open' ? 'problem' : 'calendar'}
      title={t(titles[state])}
      text={
        <>
          <strong>{organiserText(title, language) || t('title')}</strong>
          <br />
          {t(texts[state], { time: formatVenueMoment(timeMs, 'dayTime', language) })}
          {state === 'notYetOpen' && untilMs !== undefined && (
            <>
              <br />
              <span aria-hidden="true">{t('startsIn')} </span>
              <Countdown untilMs={untilMs} label={t('startsIn')} onEnd={onOpen} />
            </>
          )}
        </>
      }
    >
      <LinkButton to={homePath(exhibitionId)}>{t('home')}</LinkButton>
    </StatePage>
  );
}
