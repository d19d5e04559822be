import type { LiveTimes } from './rules/liveState.ts';

/** What a card shows of a live. */
export interface LiveRow {
  readonly RecordId: string;
  readonly ExhibitorId: string;
  readonly Title: string;
  readonly TitleEn: string;
  readonly Cover: string;
  readonly StartTime: string;
  readonly EndTime: string;
  readonly State: string;
  readonly ReplayUrl: string;
  readonly PVNumber: number | undefined;
}

export const timesOfLive = (
  row: Pick<LiveRow, 'StartTime' | 'EndTime' | 'State' | 'ReplayUrl'>,
): LiveTimes => ({
  start: row.StartTime,
  end: row.EndTime,
  code: row.State,
  hasReplay: row.ReplayUrl !== '',
});
