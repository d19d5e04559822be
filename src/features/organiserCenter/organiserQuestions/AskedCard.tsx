import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from '#entities/organiser/api/organiserRows.ts';
import { questionState } from '#entities/organiser/questionState.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { Folded } from '#ui/text/Folded.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from '../review/ReviewCard.module.css';
import { RowName } from '../review/RowName.tsx';
import own from './asked.module.css';
import { AskedReach } from './AskedReach.tsx';
import { AskedReply } from './AskedReply.tsx';
import { askedKindOf } from './questionQueries.ts';

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
  const name = row.Name || t('asked_someone');
  const facts = [
    t(`asked_state_${questionState(row)}`),
    ...(row.CreatedAtMesc === undefined ? [] : [formatVenueMoment(row.CreatedAtMesc, 'dayTime', language)]),
  ];
  return (
    <li>
      <RowCard>
        <div className={css['body']}>
          <RowName
            exhibitionId={organiser.exhibitionId}
            kind={askedKindOf(row)}
            recordId={row.RecordId}
            name={name}
          />
          <p className={css['note']}>{facts.join(' · ')}</p>
          <AskedReach asked={row} />
          <Folded>
            <p className={own['text']}>{row.Content}</p>
          </Folded>
          <AskedReply organiser={organiser} asked={row} name={name} path={path} />
        </div>
      </RowCard>
    </li>
  );
}
