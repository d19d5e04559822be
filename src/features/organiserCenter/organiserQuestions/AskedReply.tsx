import { useTranslation } from 'react-i18next';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { AskedQuestion } from '#entities/organiser/api/organiserRows.ts';
import { questionState } from '#entities/organiser/questionState.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { Folded } from '#ui/text/Folded.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from '../review/ReviewCard.module.css';
import own from './asked.module.css';
import { ReplyActions } from './ReplyActions.tsx';
import { useReplyDraft } from './useReplyDraft.ts';

export interface AskedReplyProps {
  readonly organiser: Organiser;
  readonly asked: AskedQuestion;
  /** Who has asked, in the names of the buttons. */
  readonly name: string;
  /** Where a login comes back to. */
  readonly path: string;
}

/** The ways to answer what waits; else the answer, beside what was typed and came too late. */
export function AskedReply({ organiser, asked, name, path }: AskedReplyProps) {
  const { t } = useTranslation('organiserCenter');
  const draft = useReplyDraft(organiser, asked.RecordId);
  if (questionState(asked) === 'waiting')
    return <ReplyActions organiser={organiser} asked={asked} name={name} draft={draft} path={path} />;
  return (
    <>
      <Replied asked={asked} />
      {draft.text !== '' && draft.text.trim() !== asked.Answer && (
        <Notice kind="info" title={t('asked_colleagueFirst')}>
          <p className={own['text']}>{draft.text}</p>
          <Button kind="quiet" onClick={() => draft.keep('')}>
            {t('asked_discard')}
          </Button>
        </Notice>
      )}
    </>
  );
}

function Replied({
  asked: { Answer, CloseReason, AnsweredAt, ReviewedByName },
}: Pick<AskedReplyProps, 'asked'>) {
  const { t, i18n } = useTranslation('organiserCenter');
  const answeredMs = parseVenueTime(AnsweredAt);
  const text = Answer || CloseReason;
  return (
    <div className={own['reply']}>
      <p className={css['note']}>
        {[
          t(Answer === '' ? 'asked_closed' : 'asked_answer'),
          ...(ReviewedByName === '' ? [] : [ReviewedByName]),
          ...(answeredMs === undefined
            ? []
            : [formatVenueMoment(answeredMs, 'dayTime', languageOf(i18n.language))]),
        ].join(' · ')}
      </p>
      {text !== '' && (
        <Folded>
          <p className={own['text']}>{text}</p>
        </Folded>
      )}
    </div>
  );
}
