import { useTranslation } from 'react-i18next';
import { livePath } from '#domain/address/homePaths.ts';
import { plannedTimes } from '#entities/live/rules/liveState.ts';
import { AddToCalendar } from '#flows/assist/AddToCalendar.tsx';
import { timesOfLive } from '#entities/live/liveRow.ts';
import { entryOfLive } from '#entities/programme/schedule/entryOfLive.ts';
import { RememberButton } from '#entities/programme/schedule/RememberButton.tsx';
import type { LiveRoomRow } from './useLive.ts';

export interface RemindProps {
  readonly exhibitionId: string;
  readonly row: LiveRoomRow;
  readonly name: string;
}

/** Puts an announced live into the visitor's schedule, and into the phone's calendar. */
export function Remind({ exhibitionId, row, name }: RemindProps) {
  const { t } = useTranslation('live');
  const { startMs, endMs } = plannedTimes(timesOfLive(row));
  if (startMs === undefined) return null;
  const entry = entryOfLive(exhibitionId, row);
  const path = livePath(exhibitionId, row.RecordId);
  return (
    <>
      {entry !== undefined && <RememberButton exhibitionId={exhibitionId} entry={entry} />}
      <AddToCalendar
        uid={row.RecordId}
        title={name}
        place={window.location.origin + path}
        startMs={startMs}
        endMs={endMs}
      >
        {t('remind')}
      </AddToCalendar>
    </>
  );
}
