import type { RememberedEntry } from './rememberedEntry.ts';

export const isMoved = ({ startMs, knownStartMs }: RememberedEntry): boolean => startMs !== knownStartMs;
