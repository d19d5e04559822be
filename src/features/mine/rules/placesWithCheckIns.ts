import type { LocalCheckIn } from '#entities/checkIn/rules/localCheckIn.ts';
import type { CheckInPlace } from '#entities/checkIn/rules/checkInPlace.ts';

export interface PlaceCheckInsGroup {
  readonly id: string;
  /** Undefined where the organiser has removed it. */
  readonly place: CheckInPlace | undefined;
  readonly notes: readonly LocalCheckIn[];
}

/** In the organiser's order; then check-ins at removed places. */
export function placesWithCheckIns(
  places: readonly CheckInPlace[],
  notes: readonly LocalCheckIn[],
): PlaceCheckInsGroup[] {
  const of = (id: string) => notes.filter(({ placeId }) => placeId === id);
  const gone = notes.map(({ placeId }) => placeId).filter((id) => !places.some((place) => place.id === id));
  return [
    ...places.map((place) => ({ id: place.id, place, notes: of(place.id) })),
    ...Array.from(new Set(gone), (id) => ({ id, place: undefined, notes: of(id) })),
  ];
}
