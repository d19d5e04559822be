import type { SignInNote } from '../../../domain/checkIn/signInNote.ts';
import type { SignInPlace } from '../../../domain/checkIn/signInPlace.ts';

export interface PlaceSignInsGroup {
  readonly id: string;
  /** Undefined where the organiser has removed it. */
  readonly place: SignInPlace | undefined;
  readonly notes: readonly SignInNote[];
}

/** In the organiser's order; then check-ins at removed places. */
export function placesWithSignIns(
  places: readonly SignInPlace[],
  notes: readonly SignInNote[],
): PlaceSignInsGroup[] {
  const of = (id: string) => notes.filter(({ placeId }) => placeId === id);
  const gone = notes.map(({ placeId }) => placeId).filter((id) => !places.some((place) => place.id === id));
  return [
    ...places.map((place) => ({ id: place.id, place, notes: of(place.id) })),
    ...Array.from(new Set(gone), (id) => ({ id, place: undefined, notes: of(id) })),
  ];
}
