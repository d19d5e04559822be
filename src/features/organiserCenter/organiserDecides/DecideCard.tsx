import { useTranslation } from 'react-i18next';
import {
  organiserDecideRegistrationPath,
  organiserDecidesPath,
} from '#domain/address/organiser/decisionPaths.ts';
import { useExhibitorName } from '#entities/exhibitor/useExhibitorName.ts';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { ReviewCard } from '../review/ReviewCard.tsx';
import css from '../review/ReviewCard.module.css';
import { useDeciding } from './useDeciding.ts';

interface DecideCardProps {
  readonly organiser: Organiser;
  readonly row: Decidable;
}

/** A row of any kind with what the list shows of it, and the two decisions. */
export function DecideCard({ organiser, row }: DecideCardProps) {
  const { t, i18n } = useTranslation('organiserDecides');
  const language = languageOf(i18n.language);
  const { exhibitionId } = organiser;
  const { kind, RecordId, sinceMs, untilMs, reason } = row;
  const nowMs = useFairNow();
  const exhibitor = useExhibitorName(exhibitionId, row.exhibitorId);
  const name = localize(row.title, language) || t('untitled');
  const by = row.exhibitorId === '' ? localize(row.by, language) : exhibitor.name;
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
      <p className={css['note']}>{t(`one_${kind}`)}</p>
      {kind === 'registrations' ? (
        <p className={css['name']}>
          <AppLink to={organiserDecideRegistrationPath(exhibitionId, RecordId)}>
            {t('openWhole', { name })}
          </AppLink>
        </p>
      ) : (
        <p className={css['name']}>{name}</p>
      )}
      {by !== '' && <p>{by}</p>}
      {untilMs !== undefined && <p>{formatVenueSpan(untilMs, undefined, language)}</p>}
      {sinceMs !== undefined && (
        <p className={css['note']}>{t('since', { time: formatVenueMoment(sinceMs, 'dayTime', language) })}</p>
      )}
      {reason !== '' && <p className={css['note']}>{t('before', { reason })}</p>}
    </ReviewCard>
  );
}
