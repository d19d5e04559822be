import { afterEach, describe, expect, it } from 'vitest';
import {
  type RecordingServer,
  reply,
  type Responder,
  startRecordingServer,
} from '#tests/api/recordingServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const rows = { resCode: 0, resMsg: 'success', result: [{ RecordId: 'a' }] };
const early = { resCode: 0, resMsg: 'success', result: [{ RecordId: 'early' }] };
const path = '/data/queryList/Channel';
const params = { condition: { RecordId: 'a' } };
let server: RecordingServer;
afterEach(() => server.close());

/** A client whose page was asked for beforehand; `asked` is what the boot script would have had to ask. */
async function clientWith(
  answer: (() => Promise<unknown>) | undefined,
  respond: Responder = (response) => reply(response, rows),
) {
  server = await startRecordingServer(respond);
  const asked: unknown[] = [];
  const { client } = testClient(server.baseUrl, {
    earlyAnswer: (at, body) => {
      asked.push([at, body]);
      return answer?.();
    },
  });
  return { client, asked };
}

describe('what was asked before the app ran', () => {
  it('is taken by path and body instead of a request', async () => {
    const { client, asked } = await clientWith(() => Promise.resolve(early));
    await expect(client.read(path, params)).resolves.toMatchObject({ result: [{ RecordId: 'early' }] });
    expect(asked).toEqual([
      [path, { tenantId: 'tenant-of-the-organiser', userId: 'user-of-the-visitor', params }],
    ]);
    expect(server.requests).toHaveLength(0);
  });

  it.each([
    ['failed', () => Promise.reject(new Error('503'))],
    ['is no answer of the data API', () => Promise.resolve('<html>')],
    ['was not asked for', undefined],
  ])('is asked for again where it %s', async (_what, answer) => {
    const { client } = await clientWith(answer);
    await expect(client.read(path, params)).resolves.toMatchObject({ result: [{ RecordId: 'a' }] });
    expect(server.requests).toHaveLength(1);
  });

  it('is never the answer to a write', async () => {
    const { client } = await clientWith(() => Promise.resolve(early));
    await client.write('/data/insert/Channel', params);
    expect(server.requests).toHaveLength(1);
  });
});
