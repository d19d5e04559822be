import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { Button } from '#ui/controls/Button.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { ReviewReasonSheet } from '#features/organiserCenter/review/ReviewReasonSheet.tsx';
import { useKeptReason } from '#features/organiserCenter/review/useKeptReason.ts';
import css from './together.module.css';
import type { DecidingTogether } from './useDecidingTogether.ts';

interface ChosenBarProps {
  readonly organiser: Organiser;
  /** Of one kind, at least one. */
  readonly rows: readonly Decidable[];
  readonly onBegin: DecidingTogether['begin'];
}

/** How many rows are chosen, and the two decisions about all of them. */
export function ChosenBar({ organiser, rows, onBegin }: ChosenBarProps) {
  const { t } = useTranslation('organiserDecides');
  const [isAsking, setAsking] = useState(false);
  const count = rows.length;
  const kind = rows[0]?.kind ?? 'posts';
  const act = kind === 'appointments' ? 'decline' : 'sendBack';
  const [reason, setReason] = useKeptReason(`${organiser.exhibitionId} ${organiser.userId} ${kind}`);
  return (
    <PageFoot>
      <p className={css['state']} data-announce="">
        {t('chosenCount', { count })}
      </p>
      <Button onClick={() => onBegin(rows, 'approve', '')}>{t('approveTogether', { count })}</Button>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t(`${act}Together`, { count })}
      </Button>
      {isAsking && (
        <ReviewReasonSheet
          title={t(`${act}TogetherTitle`, { count })}
          text={t('reasonTextTogether')}
          submitText={t(act)}
          usual={[t(`usual_${kind}_one`), t(`usual_${kind}_two`)]}
          reason={reason}
          onReason={setReason}
          onSubmit={(why) => onBegin(rows, 'decline', why, () => setReason(''))}
          onClose={() => setAsking(false)}
        />
      )}
    </PageFoot>
  );
}
