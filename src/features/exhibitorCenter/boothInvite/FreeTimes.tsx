import { SlotGrid } from '#entities/appointment/SlotGrid.tsx';
import { DayChoice } from '#entities/programme/DayChoice.tsx';
import { Card } from '#ui/page/Card.tsx';
import css from './FreeTimes.module.css';
import type { useFreeTimes } from '../appointments/useFreeTimes.ts';

export interface FreeTimesProps {
  readonly times: ReturnType<typeof useFreeTimes>;
  /** Why what is chosen does not do. */
  readonly error: string | undefined;
}

/** The days on which a contact of the booth is free, and the times of the chosen one. */
export function FreeTimes({ times: { days, day, slot, chooseDay, chooseSlot }, error }: FreeTimesProps) {
  return (
    <>
      <div className={css['days']}>
        <DayChoice days={days} chosen={day.day} onChoose={chooseDay} />
      </div>
      <Card>
        <SlotGrid slots={day.slots} chosenMs={slot?.startMs} error={error} onChoose={chooseSlot} />
      </Card>
    </>
  );
}
