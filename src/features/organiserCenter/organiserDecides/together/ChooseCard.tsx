import { useTranslation } from 'react-i18next';
import { organiserDecidesPath } from '#domain/address/organiser/decisionPaths.ts';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { CheckMark } from '#ui/controls/toggle/CheckMark.tsx';
import { localize } from '#ui/text/localize.ts';
import css from '#features/organiserCenter/review/ReviewCard.module.css';
import { ReviewFailed } from '#features/organiserCenter/review/ReviewFailed.tsx';
import type { ReviewFailure } from '#features/organiserCenter/review/useReviewing.ts';
import { DecideFacts } from '../DecideFacts.tsx';
import own from './together.module.css';

interface ChooseCardProps {
  readonly organiser: Organiser;
  readonly row: Decidable;
  readonly isOn: boolean;
  /** Undefined while rows are held or sent. */
  readonly onChoose: ((isOn: boolean) => void) | undefined;
  readonly failed: ReviewFailure | undefined;
}

/** A row that can be chosen among others. */
export function ChooseCard({ organiser, row, isOn, onChoose, failed }: ChooseCardProps) {
  const { t, i18n } = useTranslation('organiserDecides');
  const { exhibitionId } = organiser;
  const name = localize(row.title, languageOf(i18n.language)) || t('untitled');
  return (
    <li>
      <RowCard>
        <div className={own['row']}>
          {onChoose !== undefined && (
            <CheckMark label={t('chooseOf', { name })} isOn={isOn} onChange={onChoose} />
          )}
          <div className={css['body']}>
            <DecideFacts organiser={organiser} row={row} />
            {failed !== undefined && (
              <ReviewFailed
                failed={failed}
                isLive={false}
                back={{ exhibitionId, path: organiserDecidesPath(exhibitionId) }}
              />
            )}
          </div>
        </div>
      </RowCard>
    </li>
  );
}
