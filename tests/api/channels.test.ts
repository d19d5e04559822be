import { afterEach, describe, expect, it } from 'vitest';
import { findChannel, listOpenChannels } from '../../src/api/channels.ts';
import { type RecordingServer, reply, startRecordingServer } from './recordingServer.ts';
import { startSandboxServer } from './sandboxServer.ts';
import { testClient } from './testClient.ts';

const exhibitionId = 'open00000000000000000001';
const channelId = 'visitor00000000000000001';
let server: RecordingServer;

async function answering(envelope: unknown) {
  server = await startRecordingServer((response) => reply(response, envelope));
  return testClient(server.baseUrl);
}

afterEach(() => server.close());

describe('channels', () => {
  it('the open channels of the sandbox come in the order of Sort', async () => {
    server = await startSandboxServer();
    const channels = await listOpenChannels(testClient(server.baseUrl).client, exhibitionId);
    expect(channels.map(({ RecordId, Sort, IsDefault }) => [RecordId, Sort, IsDefault])).toEqual([
      ['media0000000000000000001', 1, false],
      [channelId, 2, true],
      ['buyer0000000000000000001', 3, false],
    ]);
    expect(server.requests[0]!.path).toBe('/v2/data/register/queryList/Channel');
    expect(server.requests[0]!.body).toEqual({
      tenantId: 'sys',
      params: {
        condition: { ExhibitionId: exhibitionId, HasOpen: true },
        options: { sort: { Sort: 1 } },
      },
    });
  });

  it('one channel is found by its id', async () => {
    server = await startSandboxServer();
    const { client } = testClient(server.baseUrl);
    expect(await findChannel(client, channelId)).toMatchObject({
      RecordId: channelId,
      ExhibitionId: exhibitionId,
    });
    expect(await findChannel(client, 'x'.repeat(24))).toBeUndefined();
  });

  it('an exhibition without channels has an empty list', async () => {
    server = await startSandboxServer();
    expect(await listOpenChannels(testClient(server.baseUrl).client, 'nochannel000000000000001')).toEqual([]);
  });

  it('flags and numbers that come as text are read', async () => {
    const row = {
      RecordId: channelId,
      ExhibitionId: exhibitionId,
      HasOpen: 'true',
      IsDefault: '1',
      Sort: '2',
    };
    const { client } = await answering({ resCode: '0', result: [row] });
    expect(await listOpenChannels(client, exhibitionId)).toMatchObject([
      { HasOpen: true, IsDefault: true, Sort: 2 },
    ]);
  });

  it('a channel of another exhibition is dropped', async () => {
    const row = { RecordId: channelId, ExhibitionId: 'soon00000000000000000001', HasOpen: true };
    const { client, warnings } = await answering({ resCode: 0, result: [row] });
    expect(await listOpenChannels(client, exhibitionId)).toEqual([]);
    expect(warnings).toEqual(['1 rows of Channel were not asked for']);
  });

  it('another resCode is a refusal', async () => {
    const { client } = await answering({ resCode: 500001, result: [] });
    await expect(listOpenChannels(client, exhibitionId)).rejects.toMatchObject({ kind: 'refused' });
  });
});
