import { awakeTimeout } from '#device/timers/awakeTimeout.ts';
import { queryClient } from '#flows/queries/queryClient.ts';
import { services } from '#flows/session/services.ts';
import { posterBackgroundsQuery } from './posterBackgroundsQuery.ts';

/** What an exhibitor's poster is drawn on in the share sheet, where there is no choice; '' where that is not set or not read. */
export async function findPosterBackground(exhibitionId: string): Promise<string> {
  try {
    // Longer than this is not waited for a picture either.
    const read = queryClient().fetchQuery(posterBackgroundsQuery(exhibitionId));
    const [first = ''] = await awakeTimeout(read, services().times.stillTryingMs);
    return first;
  } catch {
    // The poster is whole without it.
    return '';
  }
}
