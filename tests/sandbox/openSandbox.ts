import { createSandbox } from '#sandbox/answer.ts';
import { sandboxCredential } from '#sandbox/credential.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';
import type { Row, Store } from '#sandbox/store/store.ts';

/** 2027-03-10 12:00:00 at the venue. */
export const noonMs = Date.UTC(2027, 2, 10, 4);

/** A separate sandbox with a clock that only the test moves. */
export function openSandbox(store: Store = createMemoryStore()) {
  let nowMs = noonMs;
  const sandbox = createSandbox({ store, now: () => nowMs });
  const send = (path: string, init: RequestInit = {}) =>
    sandbox.answer(new Request(`http://sandbox.test${path}`, init));
  const post = (path: string, body: unknown) =>
    send(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandboxCredential}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    send,
    post,
    /** One call of the data API: its envelope, taken at its word. */
    call: async (path: string, params: unknown = {}) => {
      const response = await post(`/v2/data/${path}`, { tenantId: 'sys', userId: '', params });
      return (await response.json()) as { resCode: number; resMsg: string; result: Row[] & Row };
    },
    /** What it holds of a collection, of one exhibition or of all. */
    rows: async (collection: string, exhibitionId = '') =>
      (await (
        await send(`/sandbox/records.json?collection=${collection}&exhibition=${exhibitionId}`)
      ).json()) as Row[],
    codeFor: async (contact: string) => {
      const messages = (await (await send('/sandbox/inbox.json')).json()) as {
        contact: string;
        code: string;
      }[];
      return messages.find((message) => message.contact === contact)?.code ?? '';
    },
    fault: (wish: Row) =>
      send('/sandbox/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wish),
      }),
    pass: (ms: number) => {
      nowMs += ms;
    },
    nowMs: () => nowMs,
  };
}

/** A registration as the app sends it. */
export function registration(values: Row = {}): Row {
  return {
    ExhibitionId: 'open00000000000000000001',
    ChannelId: 'visitor00000000000000001',
    Name: '周闻溪',
    Mob: '13900001111',
    Email: '',
    CompanyName: '南麓食品有限公司',
    ClientRef: 'client-ref-1',
    ...values,
  };
}
