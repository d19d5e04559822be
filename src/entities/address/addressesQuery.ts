import { queryOptions } from '@tanstack/react-query';
import { type AddressOwner, listAddresses } from './api/addressWrites.ts';
import { rereadQueries } from '#flows/queries/rereadQueries.ts';
import { readingClient } from '#flows/queries/readingClient.ts';
import { services } from '#flows/session/services.ts';

export const addressesQuery = (owner: AddressOwner) =>
  queryOptions({
    queryKey: ['addresses', owner.visitorId] as const,
    queryFn: async (context) => listAddresses(await readingClient(context), owner),
    staleTime: services().times.pollMs,
  });

export const rereadAddresses = ({ visitorId }: AddressOwner): Promise<void> =>
  rereadQueries({ queryKey: ['addresses', visitorId] });
