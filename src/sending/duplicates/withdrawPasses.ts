import type { ApiClient } from '#data/client/apiClient.ts';
import { ApiProblem } from '#data/client/problems.ts';
import { registrations } from '#entities/registration/api/registrationCollections.ts';
import type { KeptRow } from '../rules/extraRowIds.ts';
import { withdrawDuplicates } from './withdrawDuplicates.ts';

/** One attempt. Never throws for what the network or the server does. */
export async function withdrawPasses(client: ApiClient, row: KeptRow, withinMs: number): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), withinMs);
  try {
    await withdrawDuplicates(client, registrations, row, { signal: controller.signal });
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    client.warn(`an extra row of ${registrations.name} was not withdrawn: ${problem.kind}`);
  } finally {
    clearTimeout(timer);
  }
}
