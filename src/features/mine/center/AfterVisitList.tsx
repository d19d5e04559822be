import { useTranslation } from 'react-i18next';
import { periodState } from '../../../domain/exhibition/periodState.ts';
import { questionnairePath, questionnaireSuccessPath } from '../../../domain/address/questionnairePath.ts';
import { formatVenueTime } from '../../../domain/time/formatVenueTime.ts';
import { AppLink } from '../../../ui/controls/AppLink.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import { useFieldTexts } from '../../../ui/text/useFieldTexts.ts';
import { type AfterVisit, afterVisitQuery } from '../../../flows/questionnaires/questionnaireQueries.ts';
import { useServerQuery } from '../../../flows/queries/useServerQuery.ts';
import { services } from '../../../flows/session/services.ts';
import styles from './afterVisit.module.css';

export interface AfterVisitListProps {
  readonly exhibitionId: string;
  /** Of the registration; a questionnaire for everybody is answered under it too. */
  readonly channelId: string | undefined;
}

/** Nothing while there is none to show: the list is an extra on its screen. Needs the words of `questions` and `fields`. */
export function AfterVisitList({ exhibitionId, channelId }: AfterVisitListProps) {
  const { t } = useTranslation('questions');
  const { data } = useServerQuery(afterVisitQuery(exhibitionId, channelId));
  if (data === undefined || data.length === 0 || channelId === undefined) return null;
  return (
    <Card title={t('afterVisit')}>
      <ul className={styles.after}>
        {data.map((item) => (
          <li key={item.questionnaire.id}>
            <Entry
              item={item}
              exhibitionId={exhibitionId}
              channelId={item.questionnaire.channelId || channelId}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface EntryProps {
  readonly item: AfterVisit;
  readonly exhibitionId: string;
  readonly channelId: string;
}

function Entry({ item: { questionnaire, isAnswered }, exhibitionId, channelId }: EntryProps) {
  const { t } = useTranslation('questions');
  const { language } = useFieldTexts();
  const { state, untilMs } = periodState(questionnaire.startTime, questionnaire.endTime, services().now());
  const place = { exhibitionId, channelId, questionnaireId: questionnaire.id };
  const name = organiserText(questionnaire.title, language) || t('title');
  const time = formatVenueTime(untilMs, 'MM-dd HH:mm');
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
  const words = (
    <span className={styles.afterWords}>
      <span className={styles.afterName}>{name}</span>
      <span className={`${styles.afterState} ${styles[`afterState--${mark}`]}`}>{word}</span>
    </span>
  );
  // What takes no answers now is no way to anywhere.
  if (!isAnswered && state !== 'open') return <span className={styles.afterEntry}>{words}</span>;
  return (
    <AppLink
      className={`${styles.afterEntry} ${styles['afterEntry--way']}`}
      to={isAnswered ? questionnaireSuccessPath(place) : questionnairePath(place)}
    >
      {words}
    </AppLink>
  );
}
