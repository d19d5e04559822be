import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { queryOptions } from '@tanstack/react-query';
import { listAddresses } from './addressWrites.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

export const addressesQuery = (owner: VisitorKey) =>
  queryOptions({
    queryKey: ['addresses', owner.visitorId] as const,
    queryFn: async (context) => listAddresses(await readingClient(context), owner),
    staleTime: services().times.pollMs,
  });

export const rereadAddresses = ({ visitorId }: VisitorKey): Promise<void> =>
  rereadQueries({ queryKey: ['addresses', visitorId] });
