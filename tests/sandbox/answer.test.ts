import { describe, expect, it } from 'vitest';
import { openSandbox } from './openSandbox.ts';

describe('the gate of the sandbox', () => {
  it.each([
    ['no credential', {}],
    ['another credential', { authorization: 'Bearer something-else' }],
    ['a credential without its scheme', { authorization: 'sandbox-credential' }],
  ])('a data call with %s is refused with HTTP 403', async (_, headers: Record<string, string>) => {
    const { send } = openSandbox();
    const response = await send('/v2/data/queryList/Channel', { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(403);
  });

  it.each([
    ['not JSON', '{"tenantId":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['empty', ''],
  ])('a body that is %s gives resCode 400000 with HTTP 200', async (_, body) => {
    const { send } = openSandbox();
    const headers = { authorization: 'Bearer sandbox-credential' };
    const response = await send('/v2/data/queryList/Channel', { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ resCode: 400000, result: [] });
  });

  it.each([
    '/v2/data/unheardOf/Channel',
    '/v2/data/queryList/$codes',
    '/v2/data/constructor/Channel',
    '/elsewhere',
  ])('%s does not exist', async (path) => {
    expect((await openSandbox().post(path, {})).status).toBe(404);
  });

  it('a preflight is answered for any origin and whatever headers it asks for', async () => {
    const response = await openSandbox().send('/cos/photo.jpg', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://10.0.0.7:5173',
        'access-control-request-headers': 'authorization,content-md5',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://10.0.0.7:5173');
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,content-md5');
  });

  it('what users changed is forgotten on reset, and the stories are back', async () => {
    const sandbox = openSandbox();
    await sandbox.call('delete/Channel', { recordId: 'visitor00000000000000001' });
    await sandbox.call('insert/ShareHistory', { record: { ShareType: '推荐给朋友' } });
    await sandbox.send('/sandbox/reset', { method: 'POST' });
    expect(await sandbox.rows('ShareHistory')).toEqual([]);
    expect((await sandbox.rows('Channel')).map((row) => row['RecordId'])).toContain(
      'visitor00000000000000001',
    );
  });
});
