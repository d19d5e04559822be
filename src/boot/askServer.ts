import type { EntryRequest } from '../domain/exhibition/entryRequest.ts';
import { type EarlyAnswer, earlyKey } from './takeEarlyAnswer.ts';

/** Inserted by the build: how the API is asked. */
export interface ServerConfig {
  readonly api: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly exhibitionIdHeader: string;
  readonly systemTenant: string;
}

/** Asks before the app runs. Every answer is kept under what was asked, for the app to take. */
export function askServer(
  server: ServerConfig,
  early: Record<string, Promise<unknown>>,
  request: Pick<EntryRequest, 'body'> & { readonly path: string },
  exhibitionId: string,
): Promise<unknown> {
  const body = JSON.stringify(request.body);
  const answer: EarlyAnswer = fetch(server.api + request.path, {
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
    answer.date = response.headers.get('Date');
    return response.json() as Promise<unknown>;
  });
  // The app repeats it: 3 s after this failure, but immediately after a 403, which it has to handle itself.
  answer.catch((cause: Error) =>
    Object.assign(cause, { failedAtMs: cause.message === '403' ? 0 : Date.now() }),
  );
  early[earlyKey(request.path, request.body)] = answer;
  return answer;
}
