import { describe, expect, it } from 'vitest';
import { openSandbox } from './openSandbox.ts';

describe('the sandbox', () => {
  it.each([
    ['no credential', {}],
    ['another credential', { authorization: 'Bearer something-else' }],
    ['a credential without its scheme', { authorization: 'sandbox-credential' }],
  ])('refuses a data call with %s with HTTP 403', async (_, headers: Record<string, string>) => {
    const { send } = openSandbox();
    const response = await send('/v2/data/queryList/Channel', { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(403);
  });

  it.each([
    ['not JSON', '{"tenantId":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['empty', ''],
  ])('answers a body that is %s with resCode 400000 and HTTP 200', async (_, body) => {
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
  ])('has no %s', async (path) => {
    expect((await openSandbox().post(path, {})).status).toBe(404);
  });

  it('answers a preflight for any origin and any headers', async () => {
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

  it('forgets changes on reset, and restores the stories', async () => {
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
