import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { VenueSpan } from '#ui/values/VenueSpan.tsx';
import type { PromotionStateProps } from './PromotionState.tsx';

/** From when until when, at the venue. */
export function PromotionTime({ row: { StartTime, EndTime } }: PromotionStateProps) {
  return <VenueSpan start={parseVenueTime(StartTime)} end={parseVenueTime(EndTime)} />;
}
