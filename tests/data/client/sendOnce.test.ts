// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type RecordingServer,
  reply,
  type Responder,
  startRecordingServer,
} from '#tests/api/recordingServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const rows = { resCode: 0, resMsg: 'success', result: [] };
const path = '/data/queryList/Channel';
let server: RecordingServer;

async function serverOf(respond: Responder) {
  server = await startRecordingServer(respond);
  return testClient(server.baseUrl);
}

afterEach(() => server.close());

describe('in a page, over XMLHttpRequest', () => {
  it('a call is answered with all headers sent', async () => {
    const { client } = await serverOf((response) => reply(response, rows));
    expect(await client.read(path, {})).toEqual(rows);
    expect(server.requests[0]!.headers).toMatchObject({
      authorization: 'Bearer sandbox-credential',
      'x-client': 'mobile',
      'user-agent': expect.stringContaining('jsdom') as string,
    });
  });

  it('an answer from the address of a redirect is not believed', { tags: ['N30'] }, async () => {
    const { client } = await serverOf((response, { path: asked }) =>
      asked === '/elsewhere'
        ? reply(response, rows)
        : void response.writeHead(307, { Location: '/elsewhere' }).end(),
    );
    await expect(client.read(path, {}, { policy: 'schedule' })).rejects.toMatchObject({
      kind: 'unreadable',
      message: expect.stringContaining('another address') as string,
    });
    expect(server.requests.map((request) => request.path)).toContain('/elsewhere');
  });

  it('a body of more than 5 MB is not believed, however fast it comes', { tags: ['N25'] }, async () => {
    const { client } = await serverOf((response) =>
      reply(response, { ...rows, resMsg: 'x'.repeat(5 * 1024 * 1024) }),
    );
    await expect(client.read(path, {}, { policy: 'schedule' })).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('Retry-After is read where the server exposes it', { tags: ['N11'] }, async () => {
    const { client, pauses } = await serverOf((response, _, count) => {
      if (count > 1) return reply(response, rows);
      response.setHeader('Retry-After', '5');
      reply(response, {}, 429);
    });
    await client.read(path, {});
    expect(pauses).toEqual([5000]);
  });

  it('a server that is not there is offline, although the phone believes to be online', {
    tags: ['N03'],
  }, async () => {
    const { client } = await serverOf(() => {});
    await server.close();
    expect(navigator.onLine).toBe(true);
    await expect(client.read(path, {}, { policy: 'schedule' })).rejects.toMatchObject({ kind: 'offline' });
  });

  it('a server that is there answers, although the phone believes to be offline', {
    tags: ['N03'],
  }, async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { client } = await serverOf((response) => reply(response, rows));
    expect(await client.read(path, {}, { policy: 'schedule' })).toEqual(rows);
  });

  it('a caller who gives up gets an aborted call', async () => {
    const controller = new AbortController();
    const { client } = await serverOf(() => controller.abort());
    await expect(client.read(path, {}, { signal: controller.signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
  });
});
