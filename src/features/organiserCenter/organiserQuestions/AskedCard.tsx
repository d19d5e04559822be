import { useTranslation } from 'react-i18next';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { AskedQuestion } from '#entities/organiser/api/organiserRows.ts';
import { questionState } from '#entities/organiser/questionState.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { Folded } from '#ui/text/Folded.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from '../review/ReviewCard.module.css';
import asked from './asked.module.css';
import { ReplyActions } from './ReplyActions.tsx';
import { useReplyDraft } from './useReplyDraft.ts';

export interface AskedCardProps {
  readonly organiser: Organiser;
  readonly asked: AskedQuestion;
  /** Where a login comes back to. */
  readonly path: string;
}

/** A list item: who has asked or reported what, how to reach them, and the answer or the ways to give one. */
export function AskedCard({ organiser, asked: row, path }: AskedCardProps) {
  const { t, i18n } = useTranslation('organiserCenter');
  const language = languageOf(i18n.language);
  const draft = useReplyDraft(organiser, row.RecordId);
  const state = questionState(row);
  const name = row.Name || t('asked_someone');
  const facts = [
    t(`asked_state_${state}`),
    ...(row.CreatedAtMesc === undefined ? [] : [formatVenueMoment(row.CreatedAtMesc, 'dayTime', language)]),
  ];
  return (
    <li>
      <RowCard>
        <div className={css['body']}>
          <p className={css['name']}>{name}</p>
          <p className={css['note']}>{facts.join(' · ')}</p>
          <Reach asked={row} />
          <Folded>
            <p className={asked['text']}>{row.Content}</p>
          </Folded>
          {state === 'waiting' ? (
            <ReplyActions organiser={organiser} asked={row} name={name} draft={draft} path={path} />
          ) : (
            <>
              <Replied asked={row} />
              {draft.text !== '' && draft.text.trim() !== row.Answer && (
                <Notice kind="info" title={t('asked_colleagueFirst')}>
                  <p className={asked['text']}>{draft.text}</p>
                  <Button kind="quiet" onClick={() => draft.keep('')}>
                    {t('asked_discard')}
                  </Button>
                </Notice>
              )}
            </>
          )}
        </div>
      </RowCard>
    </li>
  );
}

type Asked = Pick<AskedCardProps, 'asked'>;

/** What the visitor has left to be reached by. */
function Reach({ asked: { Mob, Email } }: Asked) {
  if (Mob === '' && Email === '') return null;
  return (
    <p className={css['note']}>
      {Mob !== '' && (
        <a className={asked['reach']} href={`tel:${Mob}`}>
          {Mob}
        </a>
      )}
      {Email !== '' && (
        <a className={asked['reach']} href={`mailto:${Email}`}>
          {Email}
        </a>
      )}
    </p>
  );
}

function Replied({ asked: { Answer, CloseReason, AnsweredAt, ReviewedByName } }: Asked) {
  const { t, i18n } = useTranslation('organiserCenter');
  const answeredMs = parseVenueTime(AnsweredAt);
  const text = Answer || CloseReason;
  return (
    <div className={asked['reply']}>
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
          <p className={asked['text']}>{text}</p>
        </Folded>
      )}
    </div>
  );
}
