import { useTranslation } from 'react-i18next';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { Question } from '#entities/organiser/myQuestionsQuery.ts';
import { questionState } from '#entities/organiser/questionState.ts';
import { Card } from '#ui/page/Card.tsx';
import { Folded } from '#ui/text/Folded.tsx';
import { RelativeTime } from '#ui/values/RelativeTime.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import css from './myQuestions.module.css';

const tones = { answered: 'good', waiting: 'on', closed: 'off' } as const;

/** A question or a report with its state, and the organiser's answer. */
export function QuestionCard({ question }: { readonly question: Question }) {
  const { t } = useTranslation('myQuestions');
  const { Content, Answer, CloseReason, Type, CreatedAtMesc } = question;
  const state = questionState(question);
  const answeredMs = parseVenueTime(question.AnsweredAt);
  return (
    <Card>
      <p className={css['head']}>
        <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
        {Type === 'report' && <Badge tone="off">{t('report')}</Badge>}
        {CreatedAtMesc !== undefined && <RelativeTime at={CreatedAtMesc} />}
      </p>
      <Folded>
        <p className={css['text']}>{Content}</p>
      </Folded>
      {Answer === '' ? (
        <p className={css['note']}>
          {state === 'waiting' && t('waitingText')}
          {state === 'closed' &&
            (CloseReason === '' ? t('closedText') : t('closedWhy', { reason: CloseReason }))}
        </p>
      ) : (
        <div className={css['answer']}>
          <p className={css['head']}>
            <span className={css['by']}>{t('answer')}</span>
            {answeredMs !== undefined && <RelativeTime at={answeredMs} />}
          </p>
          <Folded>
            <p className={css['text']}>{Answer}</p>
          </Folded>
        </div>
      )}
    </Card>
  );
}
