import type { CatalogueEntry } from '#domain/matching/catalogueEntry.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { ChangeMark } from '#entities/programme/ChangeMark.tsx';

interface FoundChangeProps {
  readonly entry: CatalogueEntry;
}

/** That a session which was found was called off or moved. */
export function FoundChange({ entry: { kind, id, time, note, isCancelled, former } }: FoundChangeProps) {
  if (kind !== 'conference') return null;
  const changed = { kind, id, startMs: parseVenueTime(time), placeName: note };
  return (
    <ChangeMark
      entry={{ ...changed, ...(isCancelled && { isCancelled }), ...(former !== undefined && { former }) }}
    />
  );
}
