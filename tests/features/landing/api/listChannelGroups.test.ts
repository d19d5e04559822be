import { afterEach, describe, expect, it } from 'vitest';
import { listChannels } from '#entities/registration/api/listChannels.ts';
import { listChannelGroups } from '#features/landing/api/listChannelGroups.ts';
import { type RecordingServer, reply, startRecordingServer } from '#tests/api/recordingServer.ts';
import { startSandboxServer } from '#tests/api/sandboxServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const exhibitionId = 'channels0000000000000001';
let server: RecordingServer;

async function answering(envelope: unknown, status = 200) {
  server = await startRecordingServer((response) => reply(response, envelope, status));
  return testClient(server.baseUrl);
}

afterEach(() => server.close());

describe('the channels of an exhibition', { tags: ['channel-group'] }, () => {
  it('are asked for without a word about being open, on the system tenant', async () => {
    const { client } = await answering({ resCode: 10000, result: [] });
    expect(await listChannels(client, exhibitionId)).toEqual([]);
    const [{ path, body } = { path: '', body: {} }] = server.requests;
    expect(path).toBe('/v2/data/register/queryList/Channel');
    expect(body).toMatchObject({
      tenantId: client.systemTenant,
      params: { condition: { ExhibitionId: exhibitionId }, options: { sort: { Sort: 1 } } },
    });
  });

  it('are all of them at the sandbox, the closed one too, and its groups', async () => {
    server = await startSandboxServer();
    const { client } = testClient(server.baseUrl);
    const channels = await listChannels(client, exhibitionId);
    expect(channels.map(({ value }) => value.HasOpen)).toEqual([true, true, true, true, false]);
    expect((await listChannelGroups(client, exhibitionId)).map(({ name }) => name.en)).toEqual([
      'Trade and press',
      'Visiting',
    ]);
  });

  it.each([
    ['no list', { resCode: 0, result: null }],
    ['another code', { resCode: 500, result: [] }],
  ])('that are answered by %s are a failure, not none', { tags: ['N20'] }, async (_, envelope) => {
    const { client } = await answering(envelope);
    await expect(listChannels(client, exhibitionId)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('are shown without groups where there is no telling about these', async () => {
    const { client } = await answering({}, 500);
    expect(await listChannelGroups(client, exhibitionId)).toEqual([]);
  });
});
