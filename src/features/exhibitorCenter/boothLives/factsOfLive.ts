import { timesOfLive } from '#entities/live/liveRow.ts';
import type { OwnLive } from './liveQueries.ts';

/** What decides the state of a live of the booth. */
export const factsOfLive = (row: OwnLive) => ({
  ...timesOfLive(row),
  notShown: row.notShown,
  hasStream: row.StreamUrl !== '',
});
