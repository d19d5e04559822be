import { afterEach, describe, expect, it } from 'vitest';
import { pageSignature, sandboxTicket } from '#sandbox/auth/pageSignature.ts';
import { getPageConfiguration, readPageConfiguration } from '#api/authHost/getPageConfiguration.ts';
import { openSandbox } from '#tests/sandbox/openSandbox.ts';
import { type RecordingServer, reply, startRecordingServer } from '../recordingServer.ts';

const pageUrl = 'https://expo.test/select/open00000000000000000001?from=a b&x=%25&名=1';
const flat = { appId: 'wx-1', timestamp: '1414587457', nonceStr: 'nonce', signature: 'a'.repeat(40) };
let server: RecordingServer | undefined;
afterEach(() => server?.close());

async function authHost(answer: unknown, status = 200, suffix = '') {
  server = await startRecordingServer((response) => reply(response, answer, status));
  return { base: server.baseUrl, suffix, timeoutMs: 5_000 };
}

describe('the configuration of a page', { tags: ['call-wechat'] }, () => {
  it('is asked for by GET with the whole address, encoded once', async () => {
    expect(await getPageConfiguration(await authHost(flat), pageUrl)).toEqual(flat);
    const [request] = server?.requests ?? [];
    expect(request?.method).toBe('GET');
    const url = new URL(`http://auth.test${request?.path}`);
    expect(url.pathname).toBe('/oauth/wechat-jsconfig');
    expect([...url.searchParams]).toEqual([['url', pageUrl]]);
  });

  it('is asked for without the credential of the data API', async () => {
    await getPageConfiguration(await authHost(flat), pageUrl);
    const names = Object.keys(server?.requests[0]?.headers ?? {});
    expect(names).toContain('host');
    for (const name of ['authorization', 'x-client', 'x-exhibition-id', 'cookie'])
      expect(names).not.toContain(name);
  });

  it('comes from a separate path for a region or a platform version', async () => {
    await getPageConfiguration(await authHost(flat, 200, 'v2'), pageUrl);
    expect(server?.requests[0]?.path).toMatch(/^\/oauth\/wechat-jsconfig-v2\?url=/);
  });

  it.each([
    ['a failure in an envelope', { resCode: -1, resMsg: 'no ticket', result: [] }, 200],
    ['a failure with the code of a success', { resCode: 0, resMsg: 'success', result: null }, 200],
    ['an answer without a signature', { ...flat, signature: '' }, 200],
    ['a busy server', flat, 503],
  ])('is an error with %s', async (_, answer, status) => {
    await expect(getPageConfiguration(await authHost(answer, status), pageUrl)).rejects.toThrow();
    expect(server?.requests).toHaveLength(1);
  });

  it('is an error where the auth host says nothing in time', async () => {
    server = await startRecordingServer(() => {});
    const auth = { base: server.baseUrl, suffix: '', timeoutMs: 30 };
    await expect(getPageConfiguration(auth, pageUrl)).rejects.toThrow();
  });

  it('is what the sandbox signs, over exactly this address', async () => {
    const sandbox = openSandbox();
    server = await startRecordingServer(async (response, { path }) =>
      reply(response, await (await sandbox.send(path)).json()),
    );
    const auth = { base: server.baseUrl, suffix: 'luohe', timeoutMs: 5_000 };
    const { nonceStr, timestamp, signature } = await getPageConfiguration(auth, pageUrl);
    expect(signature).toBe(pageSignature({ ticket: sandboxTicket, nonceStr, timestamp, pageUrl }));
  });
});

describe('the shapes of a configuration', { tags: ['call-wechat'] }, () => {
  it.each([
    ['flat', flat],
    ['flat, with a number for a time', { ...flat, timestamp: 1414587457 }],
    ['in an envelope', { resCode: 0, resMsg: 'success', result: flat }],
    ['in an envelope and a list', { resCode: 0, resMsg: 'success', result: [flat] }],
  ])('%s', (_, answer) => {
    expect(readPageConfiguration(answer)).toEqual(flat);
  });

  it.each([undefined, null, 'signed', [], [flat], {}, { result: [] }, { result: 'x' }])(
    '%j is none',
    (answer) => {
      expect(readPageConfiguration(answer)).toBeUndefined();
    },
  );
});
