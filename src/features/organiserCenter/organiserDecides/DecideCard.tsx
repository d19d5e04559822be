import { useTranslation } from 'react-i18next';
import { organiserDecidesPath } from '#domain/address/organiser/decisionPaths.ts';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { localize } from '#ui/text/localize.ts';
import { ReviewCard } from '../review/ReviewCard.tsx';
import { DecideFacts } from './DecideFacts.tsx';
import { useDeciding } from './useDeciding.ts';

interface DecideCardProps {
  readonly organiser: Organiser;
  readonly row: Decidable;
}

/** A row of any kind with what the list shows of it, and the two decisions. */
export function DecideCard({ organiser, row }: DecideCardProps) {
  const { t, i18n } = useTranslation('organiserDecides');
  const { exhibitionId } = organiser;
  const { kind, RecordId, untilMs } = row;
  const nowMs = useFairNow();
  const name = localize(row.title, languageOf(i18n.language)) || t('untitled');
  const reviewing = useDeciding(organiser, row);
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
      back={{ exhibitionId, path: organiserDecidesPath(exhibitionId) }}
    >
      <DecideFacts organiser={organiser} row={row} />
    </ReviewCard>
  );
}
