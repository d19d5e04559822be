import { publicCount } from '#domain/text/compactCount.ts';
import type { FairMs } from '#domain/time/clocks.ts';
import { useTranslation } from 'react-i18next';
import type { LiveState } from '#entities/live/rules/liveState.ts';
import { LikeButton } from '#entities/favourite/LikeButton.tsx';
import { LiveBadge } from '#entities/live/LiveBadge.tsx';
import { LiveStart } from '#entities/live/LiveStart.tsx';
import { Count } from '#ui/values/Count.tsx';
import type { LiveRoomRow } from './useLive.ts';
import css from './LiveNumbers.module.css';

export interface LiveNumbersProps {
  readonly row: LiveRoomRow;
  readonly name: string;
  readonly state: LiveState;
  readonly readAtMs: number;
  readonly nowMs: FairMs;
}

/** Its state, when it is or was, how many watched it, and the like. */
export function LiveNumbers({ row, name, state, readAtMs, nowMs }: LiveNumbersProps) {
  const { t } = useTranslation('content');
  const viewers = publicCount(row.PVNumber);
  return (
    <div className={css['line']}>
      <span className={css['facts']}>
        <LiveBadge state={state} />
        {state !== 'live' && <LiveStart start={row.StartTime} isComing={state === 'preview'} nowMs={nowMs} />}
        {viewers !== undefined && state !== 'preview' && (
          <span>
            <Count count={viewers} /> {t('viewers', { count: viewers })}
          </span>
        )}
      </span>
      <LikeButton
        kind="liveLike"
        id={row.RecordId}
        exhibitorId={row.ExhibitorId}
        name={name}
        count={{ count: row.ThumpUpNumber, readAtMs }}
      />
    </div>
  );
}
