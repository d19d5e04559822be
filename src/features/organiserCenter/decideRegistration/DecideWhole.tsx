import { useTranslation } from 'react-i18next';
import { organiserDecideRegistrationPath } from '#domain/address/organiser/decisionPaths.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { CheckMark } from '#ui/controls/toggle/CheckMark.tsx';
import { localize } from '#ui/text/localize.ts';
import { DecideReview } from '../organiserDecides/DecideReview.tsx';
import list from '../review/ReviewList.module.css';
import css from './decideWhole.module.css';

interface DecideWholeProps {
  readonly organiser: Organiser;
  readonly seen: Decidable;
  readonly fields: readonly FieldDefinition[];
  /** Keys of the questions that are to be completed. */
  readonly marked: readonly string[];
  readonly onMark: (marked: readonly string[]) => void;
}

/** The decisions about one registration; sent back, its visitor reads which questions are to be completed. */
export function DecideWhole({ organiser, seen, fields, marked, onMark }: DecideWholeProps) {
  const { t, i18n } = useTranslation('organiserDecides');
  const language = languageOf(i18n.language);
  const mark = (key: string, isOn: boolean) =>
    onMark(isOn ? [...marked, key] : marked.filter((one) => one !== key));
  const marks = fields.length > 0 && (
    <fieldset className={css['marks']}>
      <legend>{t('toComplete')}</legend>
      {fields.map(({ key, label }) => {
        const question = localize(label, language);
        return (
          <div className={css['mark']} key={key}>
            <CheckMark
              label={t('toCompleteOf', { question })}
              isOn={marked.includes(key)}
              onChange={(isOn) => mark(key, isOn)}
            />
            <span aria-hidden="true">{question}</span>
          </div>
        );
      })}
    </fieldset>
  );
  return (
    <ul className={list['rows']}>
      <DecideReview
        organiser={organiser}
        row={seen}
        path={organiserDecideRegistrationPath(organiser.exhibitionId, seen.RecordId)}
        marked={marked}
        extra={marks}
      >
        <p>{t('decideBelow')}</p>
      </DecideReview>
    </ul>
  );
}
