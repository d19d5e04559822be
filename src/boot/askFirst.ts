/** Inlined before anything else of a landing page: its first questions are on their way while the rest of the page arrives. */
import { channelRequest, exhibitionRequest, type EntryRequest } from '../domain/exhibition/entryRequest.ts';
import { landingAddress } from './landingAddress.ts';
import { type BootHandover, earlyKey } from './takeEarlyAnswer.ts';

/** Inserted by the build: how the API is asked. */
export interface ServerConfig {
  readonly api: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly exhibitionIdHeader: string;
  readonly systemTenant: string;
}
declare const givenServer: ServerConfig;
// Used once: the build replaces the name by the whole text.
const server = givenServer;

const early: Record<string, Promise<unknown>> = {};

function ask(request: EntryRequest, exhibitionId: string): Promise<unknown> {
  const body = JSON.stringify(request.body);
  const answer = fetch(server.api + request.path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...server.headers,
      [server.exhibitionIdHeader]: exhibitionId,
    },
    body,
    redirect: 'error',
  }).then((response) => {
    if (response.status !== 200) throw new Error(String(response.status));
    return response.json() as Promise<unknown>;
  });
  // The app repeats it: 3 s after this failure, but immediately after a 403, which it has to handle itself.
  answer.catch((cause: Error) =>
    Object.assign(cause, { failedAtMs: cause.message === '403' ? 0 : Date.now() }),
  );
  early[earlyKey(request.path, request.body)] = answer;
  return answer;
}

const at = landingAddress.exec(location.pathname);
const id = at?.[2];
if (at && id !== undefined) {
  const channelId = at[1] === undefined ? undefined : at[3];
  const { systemTenant: tenant } = server;
  window.boot = {
    early,
    landing: {
      id,
      channelId,
      isCheckIn: at[1] === undefined,
      exhibition: ask(exhibitionRequest(id, tenant), id),
      channels: ask(channelRequest(channelId ? { recordId: channelId } : { exhibitionId: id }, tenant), id),
    },
  } as unknown as BootHandover;
}
