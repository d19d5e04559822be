import { ownNames } from '#device/storage/deviceKeys.ts';
import type { SafeStorage } from '#device/storage/safeStorage.ts';

export interface RankSnapshot {
  readonly atMs: number;
  /** 0 for an unranked team; undefined for an unknown one. */
  readonly placeOf: (teamId: string) => number | undefined;
}

export interface TeamRank {
  readonly teamId: string;
  readonly place: number;
}

interface Kept {
  readonly id: string;
  readonly atMs: number;
  /** `tail.rank tail.rank …`, ranks in base 36. */
  readonly places: string;
}

const maxExhibitions = 2;
const maxTeams = 2_000;
/** Ids of one exhibition differ at their end; two with the same tail both count as unknown. */
const tailLength = 10;
const tailOf = (id: string) => id.slice(-tailLength);

export function readRankSnapshot(storage: SafeStorage, exhibitionId: string): RankSnapshot | undefined {
  const kept = readKept(storage).find(({ id }) => id === exhibitionId);
  if (kept === undefined) return undefined;
  const places = new Map<string, number>();
  for (const entry of kept.places.split(' ')) {
    const [tail = '', written = ''] = entry.split('.');
    const place = parseInt(written, 36);
    if (place >= 0) places.set(tail, places.has(tail) ? NaN : place);
  }
  return {
    atMs: kept.atMs,
    placeOf(teamId) {
      const place = places.get(tailOf(teamId));
      return place !== undefined && place >= 0 ? place : undefined;
    },
  };
}

/** About 30 KB for 2,000 teams; the rest is not stored. */
export function saveRankSnapshot(
  storage: SafeStorage,
  exhibitionId: string,
  atMs: number,
  seen: readonly TeamRank[],
): void {
  const places = seen
    .slice(0, maxTeams)
    .map(({ teamId, place }) => `${tailOf(teamId)}.${place.toString(36)}`)
    .join(' ');
  const others = readKept(storage).filter(({ id }) => id !== exhibitionId);
  const kept: Kept[] = [{ id: exhibitionId, atMs, places }, ...others].slice(0, maxExhibitions);
  storage.write(ownNames.teamPlaces, JSON.stringify(kept));
}

function readKept(storage: SafeStorage): Kept[] {
  try {
    const list: unknown = JSON.parse(storage.read(ownNames.teamPlaces) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null | undefined;
  return (
    typeof kept === 'object' &&
    kept !== null &&
    typeof kept.id === 'string' &&
    typeof kept.atMs === 'number' &&
    typeof kept.places === 'string'
  );
}
