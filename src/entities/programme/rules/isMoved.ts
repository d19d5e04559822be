import type { RememberedEntry } from './rememberedEntry.ts';

export const isMoved = ({ startMs, knownStartMs }: RememberedEntry): boolean => startMs !== knownStartMs;

/** Whether it is in another room than the visitor knows. */
export const isElsewhere = ({ placeName, knownPlace }: RememberedEntry): boolean =>
  knownPlace !== undefined && (knownPlace.zh !== placeName.zh || knownPlace.en !== placeName.en);
