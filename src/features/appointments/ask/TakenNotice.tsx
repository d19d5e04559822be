import { useTranslation } from 'react-i18next';
import { nearestFree, type Slot, type SlotDay } from '#entities/appointment/rules/slots.ts';
import { languageOf } from '#language/language.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from './TakenNotice.module.css';

interface TakenNoticeProps {
  readonly takenMs: number;
  readonly days: readonly SlotDay[];
  readonly onChoose: (slot: Slot) => void;
}

/** The chosen time went to another visitor: what is near it, one tap away. */
export function TakenNotice({ takenMs, days, onChoose }: TakenNoticeProps) {
  const { t, i18n } = useTranslation('appointments');
  const language = languageOf(i18n.language);
  const near = nearestFree(days, takenMs);
  const time = formatVenueMoment(takenMs, 'dayTime', language);
  return (
    <Notice kind="error">
      <p>{t(near.length === 0 ? 'slotTakenNone' : 'slotTaken', { time })}</p>
      <div className={css['near']}>
        {near.map((slot) => (
          <button key={slot.startMs} type="button" className={css['time']} onClick={() => onChoose(slot)}>
            {formatVenueMoment(slot.startMs, 'dayTime', language)}
          </button>
        ))}
      </div>
    </Notice>
  );
}
