import { periodState } from '#domain/exhibition/periodState.ts';
import type { FairMs } from '#domain/time/clocks.ts';

interface AdvertState {
  readonly IsHidden: boolean;
  readonly StartTime?: string;
  readonly EndTime?: string;
}

/** One of the exhibition has a `Position` and a `Url`, one that the platform has placed a `Slot` and a `Link`. */
type PlacedAdvert =
  | { readonly Position: string; readonly Url: string }
  | { readonly Slot: string; readonly Link: string };

/** The pages that show advertisements. */
export const advertSlots = ['home', 'lives', 'exhibitors', 'products'] as const;

/** The field that says where a tap leads. */
export const linkFieldOf = (row: PlacedAdvert): 'Link' | 'Url' => ('Slot' in row ? 'Link' : 'Url');

/** Where a tap leads; '' for nowhere. */
export const linkOf = (row: PlacedAdvert): string => ('Slot' in row ? row.Link : row.Url);

/** The page that it stands on. */
export const slotOf = (row: PlacedAdvert): string => ('Slot' in row ? row.Slot : row.Position);

/** Whether both stand in one order: a page shows its own advertisements before those of the platform. */
export const isOneOrder = (row: PlacedAdvert, other: PlacedAdvert): boolean =>
  slotOf(row) === slotOf(other) && linkFieldOf(row) === linkFieldOf(other);

/** Whether visitors see it, and why not. */
export function advertState(
  { IsHidden, StartTime = '', EndTime = '' }: AdvertState,
  nowMs: FairMs,
): 'shown' | 'hidden' | 'notYet' | 'over' {
  if (IsHidden) return 'hidden';
  const { state } = periodState(StartTime, EndTime, nowMs);
  if (state === 'open') return 'shown';
  return state === 'ended' ? 'over' : 'notYet';
}
