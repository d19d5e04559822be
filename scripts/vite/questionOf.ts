import type { RowQuestion } from '#boot/shared/askPage.ts';
import type { ApiClient } from '#data/client/apiClient.ts';

/** A call by the app's own definition of a collection. */
export type AskRows = (client: ApiClient) => Promise<unknown>;

/** What a call asks, without asking. */
export async function questionOf(ask: AskRows): Promise<RowQuestion> {
  let question: RowQuestion | undefined;
  const client: ApiClient = {
    read(path, params) {
      question = { path, params };
      return Promise.resolve({ resCode: 10_000, resMsg: '', result: [] });
    },
    write: () => Promise.reject(new Error('a page is not opened by a write')),
    get: () => Promise.reject(new Error('a row is asked for by a POST')),
    serverTimeMs: () => undefined,
    systemTenant: '',
    warn: () => {},
  };
  await ask(client);
  if (question === undefined) throw new Error('nothing was asked');
  return question;
}
