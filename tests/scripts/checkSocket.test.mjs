// @ts-check
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createLiveSockets } from '#sandbox/adapters/liveSockets.ts';
import { startNodeServer } from '#sandbox/adapters/nodeServer.ts';
import { createSandbox } from '#sandbox/answer.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';
import { checkSocket } from '#scripts/dataApi/checkSocket.mjs';

describe('the check of the socket', () => {
  it('holds where the server takes connections at /ws', async () => {
    const sandbox = createSandbox({ store: createMemoryStore(), now: Date.now });
    const server = await startNodeServer(sandbox, 0, createLiveSockets());
    expect(await checkSocket(server.origin)).toMatchObject({ verdict: 'holds' });
    await server.close();
  });

  it.each([
    ['answers with a page', (/** @type {import('node:http').ServerResponse} */ answer) => answer.end('<p>')],
    ['does not answer', () => {}],
  ])('says that the value stays off where a server %s', async (_what, respond) => {
    const server = createServer((_request, answer) => respond(answer));
    await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    expect(await checkSocket(`http://127.0.0.1:${port}`, 300)).toMatchObject({
      verdict: 'unknown',
      how: expect.stringContaining('VITE_LIVE_UPDATES stays off'),
    });
    server.closeAllConnections();
    server.close();
  });
});
