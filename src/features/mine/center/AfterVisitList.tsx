import { useTranslation } from 'react-i18next';
import { periodState } from '#domain/exhibition/periodState.ts';
import { readPeriod } from '#domain/time/period/readPeriod.ts';
import {
  questionnairePath,
  questionnaireSuccessPath,
} from '#entities/questionnaire/rules/questionnairePath.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { type AfterVisit, afterVisitQuery } from '#entities/questionnaire/questionnaireQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';
import styles from './questionnaireState.module.css';

export interface AfterVisitListProps {
  /** Of the registration; a questionnaire for everybody is answered under it too. */
  readonly channelId: string | undefined;
}

/** Nothing while there is none to show: the list is an extra on its screen. Needs the texts of `questions` and `fields`. */
export function AfterVisitList({ channelId }: AfterVisitListProps) {
  const { t } = useTranslation('questions');
  const exhibitionId = useExhibitionId();
  const { data } = useServerQuery(afterVisitQuery(exhibitionId, channelId));
  if (data === undefined || data.length === 0 || channelId === undefined) return null;
  return (
    <CellGroup title={t('afterVisit')}>
      {data.map((item) => (
        <Entry
          key={item.questionnaire.id}
          item={item}
          channelId={item.questionnaire.channelId || channelId}
        />
      ))}
    </CellGroup>
  );
}

interface EntryProps {
  readonly item: AfterVisit;
  readonly channelId: string;
}

function Entry({ item: { questionnaire, isAnswered }, channelId }: EntryProps) {
  const nowMs = useFairNow();
  const { t } = useTranslation('questions');
  const moment = useMomentText();
  const exhibitionId = useExhibitionId();
  const { language } = useFieldTexts();
  const { startTime, endTime } = questionnaire;
  const { state, untilMs } = periodState(startTime, endTime, nowMs);
  const place = { exhibitionId, channelId, questionnaireId: questionnaire.id };
  const name = organiserText(questionnaire.title, language) || t('title');
  const timeMs = state === 'open' ? readPeriod(startTime, endTime).lastMs : untilMs;
  const time = moment(timeMs, 'dayTime');
  const word = isAnswered
    ? t('stateAnswered')
    : state === 'ended'
      ? t('stateEnded')
      : state === 'notYetOpen'
        ? t('stateNotYet', { time })
        : untilMs === undefined
          ? t('stateOpen')
          : t('stateOpenUntil', { time });
  const mark = isAnswered ? 'answered' : state;
  const path = isAnswered ? questionnaireSuccessPath(place) : questionnairePath(place);
  return (
    <Cell
      // What takes no answers now leads nowhere.
      icon={<Icon name="questionnaire" />}
      to={isAnswered || state === 'open' ? path : undefined}
      title={name}
      note={<span className={`${styles.state} ${styles[`state--${mark}`]}`}>{word}</span>}
    />
  );
}
