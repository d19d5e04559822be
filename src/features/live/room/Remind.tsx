import { useTranslation } from 'react-i18next';
import { livePath } from '../../../domain/address/homePaths.ts';
import { plannedTimes } from '../../../domain/live/liveState.ts';
import { AddToCalendar } from '../../../flows/assist/AddToCalendar.tsx';
import { timesOfLive } from '../../../flows/live/liveRow.ts';
import buttons from '../../../ui/controls/button.module.css';
import type { LiveRoomRow } from './useLive.ts';

export interface RemindProps {
  readonly exhibitionId: string;
  readonly row: LiveRoomRow;
  readonly name: string;
}

/** Puts an announced live into the phone's calendar. */
export function Remind({ exhibitionId, row, name }: RemindProps) {
  const { t } = useTranslation('live');
  const { startMs, endMs } = plannedTimes(timesOfLive(row));
  if (startMs === undefined) return null;
  const path = livePath(exhibitionId, row.RecordId);
  return (
    <AddToCalendar
      className={`${buttons.root} ${buttons['root--primary']}`}
      uid={row.RecordId}
      title={name}
      place={window.location.origin + path}
      startMs={startMs}
      endMs={endMs}
    >
      {t('remind')}
    </AddToCalendar>
  );
}
