import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { localize } from '#ui/text/localize.ts';
import { ReviewCard } from '../review/ReviewCard.tsx';
import { useDeciding } from './useDeciding.ts';

interface DecideReviewProps {
  readonly organiser: Organiser;
  readonly row: Decidable;
  /** Where a login comes back to. */
  readonly path: string;
  /** Keys of questions that are to be completed. */
  readonly marked?: readonly string[];
  /** Asked beside the reason. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A row of any kind with the two decisions, in the words of its kind. */
export function DecideReview({ organiser, row, path, marked, extra, children }: DecideReviewProps) {
  const { t, i18n } = useTranslation('organiserDecides');
  const { exhibitionId } = organiser;
  const { kind, RecordId, untilMs } = row;
  const nowMs = useFairNow();
  const name = localize(row.title, languageOf(i18n.language)) || t('untitled');
  const reviewing = useDeciding(organiser, row, marked);
  return (
    <ReviewCard
      recordId={RecordId}
      name={name}
      words={{
        decline: t(kind === 'appointments' ? 'decline' : 'sendBack'),
        declineOf: t(kind === 'appointments' ? 'declineOf' : 'sendBackOf', { name }),
        sheetTitle: t(kind === 'appointments' ? 'declineTitle' : 'sendBackTitle', { name }),
        sheetText: t('reasonText'),
        usual: [t(`usual_${kind}_one`), t(`usual_${kind}_two`)],
      }}
      isOpen={untilMs === undefined || nowMs < untilMs}
      reviewing={reviewing}
      back={{ exhibitionId, path }}
      extra={extra}
    >
      {children}
    </ReviewCard>
  );
}
