import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { registrationState, type RegistrationState } from '#domain/exhibition/registrationState.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { useVisit } from '#session/visit/visit.ts';

export interface EntryState {
  readonly exhibition: Exhibition;
  readonly state: RegistrationState;
}

/** The same while one cannot register. */
export interface ClosedEntry extends EntryState {
  readonly state: ClosedState;
}

type ClosedState = RegistrationState & { readonly state: Exclude<RegistrationState['state'], 'open'> };

export const isClosed = (entry: EntryState): entry is ClosedEntry => entry.state.state !== 'open';

/**
 * Whether one can register at the exhibition and through the channel of this address, judged again each minute.
 * `unknown`: nothing is known, not even from an earlier visit of this phone. `awaited`: it is about to be.
 */
export function useEntryState(): EntryState | 'unknown' | 'awaited' {
  const exhibitionId = useExhibitionId();
  const nowMs = useFairNow();
  const exhibition = useVisit((visit) => visit.exhibition);
  const channel = useVisit((visit) => visit.channel);
  const isRetrying = useVisit((visit) => visit.isRetrying);
  const isFound = exhibition.kind === 'found' && exhibition.value.RecordId === exhibitionId;
  if (!isFound) return exhibition.kind === 'loading' && !isRetrying ? 'awaited' : 'unknown';
  const { value } = exhibition;
  const state = registrationState(value, channel.kind === 'found' ? channel.value : undefined, nowMs);
  if (state.state !== 'open') return { exhibition: value, state };
  if (channel.kind === 'loading') return isRetrying ? 'unknown' : 'awaited';
  // Without a channel there is no registration, even where the exhibition is open.
  return { exhibition: value, state: channel.kind === 'missing' ? { state: 'temporarilyClosed' } : state };
}
