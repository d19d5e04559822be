import type { QueryFilters } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

/**
 * Reads again what is on the screen, and the rest when it is shown, after something was changed. A first read that began before the
 * change is given up: the cache would otherwise take its answer for the new one. Never rejects.
 */
export async function rereadQueries(filters: QueryFilters): Promise<void> {
  await queryClient().cancelQueries({ ...filters, predicate: ({ state }) => state.data === undefined });
  await queryClient().invalidateQueries(filters);
}
