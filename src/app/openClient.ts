import { type ApiClient, createApiClient } from '../data/client/apiClient.ts';
import { parseHttpDate } from '../domain/time/parseHttpDate.ts';
import { noteServerTime } from '../session/clock/noteServerTime.ts';
import { logProblem } from '../session/logProblem.ts';
import { userIn } from '../session/acting/visitorIn.ts';
import { createForbiddenExit, type ForbiddenDeps } from './session/createForbiddenExit.ts';

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
  readonly earlyAnswer: NonNullable<Parameters<typeof createApiClient>[0]['earlyAnswer']>;
}

/** Separate from `main.tsx`, because the first paint does not need it. */
export function openClient(deps: ClientDeps): ApiClient {
  const { env, device, times, now } = deps;
  return createApiClient({
    baseUrl: env.apiBase,
    prefix: env.apiPrefix,
    credential: env.apiCredential,
    clientMarker: { header: env.clientMarkerHeader, value: 'mobile' },
    exhibitionHeader: env.exhibitionIdHeader,
    exhibitionId: () => device.getState().entranceId,
    earlyAnswer(path, body) {
      const answer: (Promise<unknown> & { readonly date?: string | null }) | undefined = deps.earlyAnswer(
        path,
        body,
      );
      void answer?.then(() => noteServerTime(parseHttpDate(answer.date))).catch(() => {});
      return answer;
    },
    onServerTime: noteServerTime,
    tenant: () => ({ tenantId: device.getState().tenantId, userId: userIn(device.getState()) }),
    systemTenant: env.systemTenant,
    times,
    warn(message) {
      logProblem(now(), message);
      // The only use of the console: codes and paths, never a body.
      // oxlint-disable-next-line no-console
      console.warn(message);
    },
    onProblem: ({ kind, message }) => logProblem(now(), `${kind}: ${message}`),
    onForbidden: createForbiddenExit(deps),
  });
}
