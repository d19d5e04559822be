import { queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { createVisitorLists } from '#session/acting/visitorLists.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { findApplication } from './api/findApplication.ts';
import type { Application } from './rules/exhibitorApplication.ts';

const isId = (value: unknown): value is string => typeof value === 'string';
/** The ids of applications to exhibit that this phone has seen: a contact counts as proven for a day, an application for longer. */
const applications = createVisitorLists({ prefix: laterNames.applicationsPrefix, isEntry: isId, most: 10 });

export const applicationKey = (exhibitionId: string) => ['exhibitorApplication', exhibitionId] as const;

export function noteApplication(exhibitionId: string, found: Application | null): void {
  if (found === null) return;
  const { RecordId } = found;
  const { list, change } = applications(exhibitionId);
  if (!list().includes(RecordId)) change((before) => [...before, RecordId]);
}

/** Whether the contact that was proven on this phone has one. Nobody asked for it: a failure says nothing. */
const hasAppliedQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: [...applicationKey(exhibitionId), 'isThere'] as const,
    queryFn: async (context): Promise<boolean> => {
      const contact = await (await localStores()).provenContacts.load(exhibitionId);
      if (contact === undefined) return false;
      const options = { policy: 'background', isAskedFor: false } as const;
      const client = await readingClient(context);
      const found = await findApplication(client, { exhibitionId, contact }, options);
      noteApplication(exhibitionId, found);
      return found !== null;
    },
    staleTime: services().times.pollMs,
  });

/** Whether the person who acts has sent an application to exhibit, as far as this phone or its proven contact tells. */
export function useHasApplied(exhibitionId: string, isWanted: boolean): boolean {
  const { list, subscribe } = applications(exhibitionId);
  const isKnown = useSyncExternalStore(subscribe, list).length > 0;
  const { data } = useServerQuery({ ...hasAppliedQuery(exhibitionId), enabled: isWanted && !isKnown });
  return isWanted && (isKnown || data === true);
}
