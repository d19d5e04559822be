import { afterEach, describe, expect, it } from 'vitest';
import { savePassword } from '#features/auth/api/savePassword.ts';
import { logInWithPassword } from '#features/auth/api/logInWithPassword.ts';
import { type RecordingServer, reply, startRecordingServer } from '#tests/api/recordingServer.ts';
import { startSandboxServer } from '#tests/api/sandboxServer.ts';
import { testClient } from '#tests/api/testClient.ts';

let server: RecordingServer;
afterEach(() => server.close());

async function answering(envelope: unknown, status = 200) {
  server = await startRecordingServer((response) => reply(response, envelope, status));
  return testClient(server.baseUrl).client;
}

describe('a new password', () => {
  it.each([
    ['visitor', { recordId: 'u', Type: '2', setValue: { UserPassword: 'new one' } }],
    ['exhibitor', { recordId: 'u', Type: '1', setValue: { UserPassword: 'new one' } }],
    ['host', { recordId: 'u', setValue: { UserPassword: 'new one' } }],
  ] as const)('of a %s is saved with its user', async (role, params) => {
    const client = await answering({ resCode: 0, result: 1 });
    expect(await savePassword(client, { role, userId: 'u', password: 'new one' })).toEqual({ kind: 'saved' });
    expect(server.requests.map(({ path, body }) => [path, body['params']])).toEqual([
      ['/v2/data/update/User', params],
    ]);
  });

  it.each([
    [{ resCode: 10000, result: [] }, 200, { kind: 'failed' }],
    [{ resCode: 400000, result: [] }, 200, { kind: 'failed' }],
    [{}, 502, { kind: 'failed', cause: 'serverBusy' }],
  ])('answered by %j with HTTP %i is not saved', async (envelope, status, result) => {
    const client = await answering(envelope, status);
    expect(await savePassword(client, { role: 'visitor', userId: 'u', password: 'new one' })).toEqual(result);
  });

  it('without a user is never sent: it would be everybody’s', async () => {
    const client = await answering({ resCode: 0 });
    await expect(
      savePassword(client, { role: 'visitor', userId: '', password: 'new one' }),
    ).rejects.toThrow();
    expect(server.requests).toEqual([]);
  });

  it('lets its user in at the sandbox, and the old one no more; neither is ever answered', async () => {
    server = await startSandboxServer();
    const { client } = testClient(server.baseUrl);
    const userName = '13800000001';
    const result = await logInWithPassword(client, 'visitor', { userName, password: 'sandbox1' });
    if (result.kind !== 'in') throw new Error('The account of the sandbox is not there');
    await savePassword(client, { role: 'visitor', userId: result.login.userId, password: 'brand new' });
    const kindOf = async (password: string) =>
      (await logInWithPassword(client, 'visitor', { userName, password })).kind;
    expect([await kindOf('brand new'), await kindOf('sandbox1')]).toEqual(['in', 'wrongPassword']);
    const listed = await client.read('/data/queryList/User', { condition: {} });
    expect(JSON.stringify(listed)).not.toMatch(/UserPassword|brand new/);
  });
});
