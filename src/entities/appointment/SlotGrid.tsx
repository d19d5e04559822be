import { useTranslation } from 'react-i18next';
import type { Slot } from './rules/slots.ts';
import { RadioTile } from '#ui/controls/tiles/RadioTile.tsx';
import { formatVenueClock } from '#ui/values/formatVenueMoment.ts';
import css from './SlotGrid.module.css';

export interface SlotGridProps {
  /** Of one day, without those that are past. */
  readonly slots: readonly Slot[];
  readonly chosenMs: number | undefined;
  readonly error: string | undefined;
  readonly onChoose: (slot: Slot) => void;
}

export const firstSlotId = 'appointment-slot';

const noon = '12:00';
const clock = (timeMs: number) => formatVenueClock(timeMs);

/** The times of a day as chips: free, chosen or taken. */
export function SlotGrid({ slots, chosenMs, error, onChoose }: SlotGridProps) {
  const { t } = useTranslation('content');
  const firstFree = slots.find(({ state }) => state === 'free');
  const parts = [
    { key: 'slotsMorning', slots: slots.filter(({ startMs }) => clock(startMs) < noon) },
    { key: 'slotsAfternoon', slots: slots.filter(({ startMs }) => clock(startMs) >= noon) },
  ] as const;
  return (
    <fieldset className={css['root']} aria-describedby={error === undefined ? undefined : 'slots-error'}>
      <legend className={css['legend']}>{t('slots')}</legend>
      {error !== undefined && (
        <p className={css['error']} id="slots-error">
          {error}
        </p>
      )}
      {firstFree === undefined && <p className={css['full']}>{t('slotsFull')}</p>}
      {parts
        .filter((part) => part.slots.length > 0)
        .map((part) => (
          <div key={part.key}>
            <p className={css['part']}>{t(part.key)}</p>
            <div className={css['grid']}>
              {part.slots.map((slot) => (
                <SlotChip
                  key={slot.startMs}
                  id={slot === firstFree ? firstSlotId : undefined}
                  slot={slot}
                  isChosen={slot.startMs === chosenMs}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </div>
        ))}
    </fieldset>
  );
}

interface SlotChipProps extends Pick<SlotGridProps, 'onChoose'> {
  readonly id: string | undefined;
  readonly slot: Slot;
  readonly isChosen: boolean;
}

function SlotChip({ id, slot, isChosen, onChoose }: SlotChipProps) {
  const { t } = useTranslation('content');
  const isTaken = slot.state !== 'free';
  return (
    <RadioTile
      id={id}
      name="slot"
      look="framed"
      isChosen={isChosen}
      isOff={isTaken}
      onChoose={() => onChoose(slot)}
    >
      {isTaken ? <s>{clock(slot.startMs)}</s> : clock(slot.startMs)}
      {isTaken && <span className={css['why']}> {t('slotTaken')}</span>}
    </RadioTile>
  );
}
