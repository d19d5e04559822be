import { useSyncExternalStore } from 'react';
import { useLocalCheckIns } from '#entities/checkIn/localCheckIns.ts';
import { readCheckInPlace } from '#entities/checkIn/rules/checkInPlace.ts';
import { readStoredPlaces } from '#entities/checkIn/storedPlaces.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { useOwnVoucher } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { hallOfPlace } from '../rules/hallOfPlace.ts';
import { lastCheckIn } from '#entities/checkIn/rules/lastCheckIn.ts';
import { hereBooths } from './hereBooth.ts';

export interface Here {
  readonly hallId: string;
  /** '' where only the hall is known. */
  readonly exhibitorId: string;
  readonly boothNo: string;
  /** Of the check-in that says so; undefined where the visitor did. */
  readonly place: TextPair | undefined;
}

export type Halls = Parameters<typeof hallOfPlace>[1];

/** Where the visitor is: the booth they have named, or the hall of a later check-in; and the place of that check-in. */
export function useHere(halls: Halls): { readonly here: Here | undefined; readonly lastPlaceId: string } {
  const exhibitionId = useExhibitionId();
  const { subscribe, list } = hereBooths(exhibitionId);
  const [named] = useSyncExternalStore(subscribe, list);
  const notes = useLocalCheckIns();
  const voucher = useOwnVoucher();
  const last = voucher && lastCheckIn(notes, voucher.recordId);
  const lastPlaceId = last?.placeId ?? '';
  if (named !== undefined && named.afterPlaceId === lastPlaceId)
    return { here: { ...named, place: undefined }, lastPlaceId };
  return { here: last && hereOf(exhibitionId, last.placeId, halls), lastPlaceId };
}

function hereOf(exhibitionId: string, placeId: string, halls: Halls): Here | undefined {
  const row = readStoredPlaces(exhibitionId)?.find(({ RecordId }) => RecordId === placeId);
  const place = readCheckInPlace(row);
  if (place === undefined) return undefined;
  const texts = [place.name.zh, place.name.en, place.address.zh, place.address.en];
  const hall = hallOfPlace(texts, halls);
  return hall && { hallId: hall.RecordId, exhibitorId: '', boothNo: '', place: place.name };
}
