import { type ApiClient, createApiClient } from '../api/client/client.ts';
import { noteTrouble } from '../flows/apiTrouble.ts';
import { createForbiddenExit, type ForbiddenDeps } from './createForbiddenExit.ts';

export interface ClientDeps extends Omit<ForbiddenDeps, 'times'> {
  readonly env: {
    readonly apiBase: string;
    readonly apiPrefix: string;
    readonly apiCredential: string;
    readonly clientMarkerHeader: string;
    readonly exhibitionIdHeader: string;
    readonly systemTenant: string;
  };
  readonly times: Parameters<typeof createApiClient>[0]['times'];
}

/** The data API's client as this page uses it. A module beside `main.tsx`, as the first picture does without it. */
export function openClient(deps: ClientDeps): ApiClient {
  const { env, device, times, now } = deps;
  return createApiClient({
    baseUrl: env.apiBase,
    prefix: env.apiPrefix,
    credential: env.apiCredential,
    clientMarker: { header: env.clientMarkerHeader, value: 'mobile' },
    exhibitionHeader: env.exhibitionIdHeader,
    exhibitionId: () => device.getState().entranceId,
    tenant: () => ({ tenantId: device.getState().tenantId, userId: device.getState().userId }),
    systemTenant: env.systemTenant,
    times,
    warn(message) {
      noteTrouble(now(), message);
      // The one place where the console is written to: codes and paths, never a body.
      // oxlint-disable-next-line no-console
      console.warn(message);
    },
    onProblem: ({ kind, message }) => noteTrouble(now(), `${kind}: ${message}`),
    onForbidden: createForbiddenExit(deps),
  });
}
