import { type ApiClient, type ApiClientOptions, createApiClient } from '#data/client/apiClient.ts';
import { waitingTimes } from '#domain/time/waitingTimes.ts';

export interface TestClient {
  readonly client: ApiClient;
  readonly warnings: string[];
  /** The pauses between attempts; no test waits for them. */
  readonly pauses: number[];
  readonly forbidden: number[];
}

/** A client of a real server whose pauses are written down instead of waited for. */
export function testClient(baseUrl: string, options: Partial<ApiClientOptions> = {}): TestClient {
  const warnings: string[] = [];
  const pauses: number[] = [];
  const forbidden: number[] = [];
  const client = createApiClient({
    baseUrl,
    prefix: '/v2',
    credential: 'sandbox-credential',
    clientMarker: { header: 'x-client', value: 'mobile' },
    exhibitionHeader: 'x-exhibition-id',
    exhibitionId: () => 'open00000000000000000001',
    tenant: () => ({ tenantId: 'tenant-of-the-organiser', userId: 'user-of-the-visitor' }),
    times: waitingTimes,
    warn: (message) => warnings.push(message),
    onForbidden: () => forbidden.push(403),
    sleep: async (ms) => {
      pauses.push(ms);
    },
    ...options,
  });
  return { client, warnings, pauses, forbidden };
}
