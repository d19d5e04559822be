import { useTranslation } from 'react-i18next';
import { organiserDecideRegistrationPath } from '#domain/address/organiser/decisionPaths.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { CheckMark } from '#ui/controls/toggle/CheckMark.tsx';
import { localize } from '#ui/text/localize.ts';
import { useDeciding } from '../organiserDecides/useDeciding.ts';
import { ReviewCard } from '../review/ReviewCard.tsx';
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
  const { exhibitionId } = organiser;
  const name = localize(seen.title, language) || t('untitled');
  const reviewing = useDeciding(organiser, seen, marked);
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
      <ReviewCard
        recordId={seen.RecordId}
        name={name}
        words={{
          decline: t('sendBack'),
          declineOf: t('sendBackOf', { name }),
          sheetTitle: t('sendBackTitle', { name }),
          sheetText: t('reasonText'),
          usual: [t('usual_registrations_one'), t('usual_registrations_two')],
        }}
        isOpen
        reviewing={reviewing}
        back={{ exhibitionId, path: organiserDecideRegistrationPath(exhibitionId, seen.RecordId) }}
        extra={marks}
      >
        {seen.reason !== '' && <p>{t('before', { reason: seen.reason })}</p>}
      </ReviewCard>
    </ul>
  );
}
