import { getResponse } from 'msw';
import http2 from 'node:http2';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { mswHandlers } from '#sandbox/adapters/mswHandlers.ts';
import { type RunningServer, startNodeServer } from '#sandbox/adapters/nodeServer.ts';
import { answerNode } from '#sandbox/adapters/nodeBridge.ts';
import { createSandbox } from '#sandbox/answer.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';

const create = () => createSandbox({ store: createMemoryStore(), now: Date.now });
const headers = { authorization: 'Bearer sandbox-credential', 'content-type': 'application/json' };
const body = JSON.stringify({ params: { record: { Title: '展会 🌾' } } });

let server: RunningServer | undefined;
afterEach(() => server?.close());

describe('the Node server', () => {
  it('transfers bodies, statuses and headers both ways', async () => {
    server = await startNodeServer(create());
    const inserted = await fetch(`${server.origin}/v2/data/insert/News`, { method: 'POST', headers, body });
    expect(await inserted.json()).toMatchObject({ resCode: 0, result: { Title: '展会 🌾' } });
    expect(inserted.headers.get('access-control-expose-headers')).toContain('ETag');
    expect((await fetch(`${server.origin}/v2/data/insert/News`, { method: 'POST', body })).status).toBe(403);
  });

  it('ends a hanging request when the client disconnects', async () => {
    let aborted: () => void = () => {};
    const left = new Promise<void>((resolve) => {
      aborted = resolve;
    });
    server = await startNodeServer({
      answer: (request) =>
        new Promise((resolve) => {
          request.signal.addEventListener('abort', () => {
            aborted();
            resolve(new Response());
          });
        }),
    });
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => {
      socket.write('GET /v2/x HTTP/1.1\r\nhost: a\r\n\r\n');
      setTimeout(() => socket.destroy(), 20);
    });
    await expect(left).resolves.toBeUndefined();
  });
});

it('a request over HTTP/2 has the address that its first fields say, and no field of them', async () => {
  const seen: Request[] = [];
  const answer = (request: Request) => {
    seen.push(request);
    return Promise.resolve(new Response('well'));
  };
  const speaking = http2.createServer(
    (incoming, outgoing) =>
      // The compatible API has what the bridge uses of these.
      void answerNode({ answer }, incoming as never, outgoing as never),
  );
  await new Promise<void>((done) => speaking.listen(0, done));
  const origin = `http://localhost:${(speaking.address() as AddressInfo).port}`;
  const session = http2.connect(origin);
  const stream = session.request({ ':path': '/v2/x?y=1', 'x-own': 'z' });
  expect(String(Buffer.concat(await stream.toArray()))).toBe('well');
  expect(seen[0]?.url).toBe(`${origin}/v2/x?y=1`);
  expect([...(seen[0]?.headers ?? [])]).toEqual([['x-own', 'z']]);
  session.close();
  await new Promise((done) => speaking.close(done));
});

describe('the msw handlers', () => {
  it('answer the data API on any host and no other request', async () => {
    const handlers = mswHandlers(create());
    const ask = (url: string) => getResponse(handlers, new Request(url, { method: 'POST', headers, body }));
    const answer = await ask('https://api.example.test/v2/data/insert/News');
    expect(await answer?.json()).toMatchObject({ resCode: 0 });
    expect(await ask('https://api.example.test/elsewhere')).toBeUndefined();
  });
});
