import { useState } from 'react';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import type { Roster } from '#entities/registration/groupRoster.ts';
import { companionsQuery } from './companionsQuery.ts';
import { useServerQuery } from '#flows/queries/useServerQuery.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { readyQuery } from '#ui/query/readyQuery.ts';

const none: readonly OwnRegistration[] = [];
const noIds: readonly string[] = [];

/** Of people on the list who are registered: without it, one who holds a place would be told that it is full. */
export function useCorrected(
  { exhibitionId, contact }: DraftAddress,
  roster: Roster | undefined,
): QueryState<readonly OwnRegistration[]> {
  const ids = roster?.members.map(({ recordId }) => recordId).filter((id) => id !== undefined) ?? noIds;
  // Who is sent or taken off the list while it is open leaves the answer as it is.
  const [wanted, setWanted] = useState(noIds);
  if (wanted.length === 0 && ids.length > 0) setWanted(ids);
  const query = useServerQuery(companionsQuery(exhibitionId, contact, wanted));
  return ids.length === 0 && query.data === undefined ? readyQuery(none) : query;
}
