import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlankAnswer } from '../../../domain/form/answerOf.ts';
import { formatVenueTime } from '../../../domain/venueTime.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { StartingPoint } from './useStartingPoint.ts';

/** Says that earlier answers are back, what has to be typed again, and how to begin anew. */
export function RestoredNote({
  start,
  onClear,
}: {
  readonly start: StartingPoint;
  readonly onClear: () => void;
}) {
  const { t } = useTranslation('information');
  const [isCleared, setIsCleared] = useState(false);
  const { draft } = start;
  const answers = draft?.draft.answers ?? {};
  const hasAnswers = Object.keys(answers).some((key) => !isBlankAnswer(answers[key]));
  // A registration that is corrected has brought its document along.
  const mustRetype = start.own === undefined && (draft?.needsRetyping.length ?? 0) > 0;
  if (draft === undefined || isCleared || (!hasAnswers && !mustRetype)) return null;
  return (
    <Notice
      kind="info"
      title={t('restored', { time: formatVenueTime(draft.draft.savedAtMs, 'MM-dd HH:mm') })}
    >
      {mustRetype && <p>{t('retype')}</p>}
      <Button
        kind="quiet"
        onClick={() => {
          setIsCleared(true);
          onClear();
        }}
      >
        {t(start.own === undefined ? 'clear' : 'clearToStored')}
      </Button>
    </Notice>
  );
}
