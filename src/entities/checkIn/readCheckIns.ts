import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { services } from '#session/services.ts';
import { listCheckIns } from './api/checkIns.ts';
import { localCheckIns } from './localCheckIns.ts';
import { mergeCheckIns } from './rules/mergeCheckIns.ts';

interface Wanted {
  readonly exhibitionId: string;
  readonly registrationIds: readonly string[];
}

/** Takes over what the server says of these people's check-ins; what this page is told meanwhile is later than the answer. @throws ApiProblem */
export async function readCheckIns(client: ApiClient, wanted: Wanted, options?: ReadOptions): Promise<void> {
  if (wanted.registrationIds.length === 0) return;
  const askedAtMs = services().now();
  const records = await listCheckIns(client, wanted, options);
  localCheckIns().change((before) => mergeCheckIns(before, { ...wanted, askedAtMs }, records));
}
