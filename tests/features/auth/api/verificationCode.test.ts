import { afterEach, describe, expect, it } from 'vitest';
import { checkCode, sendCode } from '#features/auth/api/verificationCode.ts';
import type { Contact } from '#domain/person/contact.ts';
import { type RecordingServer, reply, startRecordingServer } from '#tests/api/recordingServer.ts';
import { startSandboxServer } from '#tests/api/sandboxServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const exhibitionId = 'open00000000000000000001';
const mobile: Contact = { kind: 'mobile', value: '+86 138-0000-0009' };
const email: Contact = { kind: 'email', value: 'Lin@Example.com' };
let server: RecordingServer;

async function answering(envelope: unknown, status = 200) {
  server = await startRecordingServer((response) => reply(response, envelope, status));
  return testClient(server.baseUrl);
}

afterEach(() => server.close());

describe('a code, sent and checked by the sandbox', () => {
  it.each([mobile, email])(
    'a code for a $kind is sent, refused when wrong and accepted when right',
    async (contact) => {
      const sandbox = await startSandboxServer();
      server = sandbox;
      const { client } = testClient(sandbox.baseUrl);
      expect(await sendCode(client, contact, exhibitionId)).toEqual({ kind: 'sent' });
      const code = String((await sandbox.stored('$codes'))[0]?.['Code']);
      expect(code).toMatch(/^\d{6}$/);
      expect(await checkCode(client, contact, code === '000000' ? '111111' : '000000')).toEqual({
        kind: 'wrong',
      });
      expect(await checkCode(client, contact, code)).toEqual({ kind: 'right' });
    },
  );

  it('a second code within a minute is too soon', async () => {
    const sandbox = await startSandboxServer();
    server = sandbox;
    const { client } = testClient(sandbox.baseUrl);
    await sendCode(client, mobile, exhibitionId);
    expect(await sendCode(client, mobile, exhibitionId)).toEqual({ kind: 'tooSoon' });
    sandbox.pass(61_000);
    expect(await sendCode(client, mobile, exhibitionId)).toEqual({ kind: 'sent' });
  });

  it('a code is expired after a while', async () => {
    const sandbox = await startSandboxServer();
    server = sandbox;
    const { client } = testClient(sandbox.baseUrl);
    await sendCode(client, mobile, exhibitionId);
    const code = String((await sandbox.stored('$codes'))[0]?.['Code']);
    sandbox.pass(3_600_000);
    expect(await checkCode(client, mobile, code)).toEqual({ kind: 'expired' });
  });
});

describe('the code calls', () => {
  it('the contact travels folded under the name of its kind', async () => {
    const { client } = await answering({ resCode: 0, result: [] });
    await sendCode(client, mobile, exhibitionId);
    await checkCode(client, email, '123456');
    expect(server.requests.map(({ path, body }) => [path, body['params']])).toEqual([
      ['/v2/data/getsmscode', { phoneNumber: '13800000009', ExhibitionId: exhibitionId }],
      ['/v2/data/valismscode', { email: 'lin@example.com', verifyCode: '123456' }],
    ]);
  });

  it('a code that the server gives away is not passed on', async () => {
    const { client } = await answering({ resCode: 0, result: [{ code: '123456' }] });
    expect(await sendCode(client, mobile, exhibitionId)).toEqual({ kind: 'sent' });
  });

  it('a code is asked for once, however the answer is lost', async () => {
    const { client } = await answering({}, 502);
    expect(await sendCode(client, mobile, exhibitionId)).toEqual({ kind: 'failed', cause: 'serverBusy' });
    expect(server.requests).toHaveLength(1);
  });

  it('only 0 is right; 10000 is not', async () => {
    const { client } = await answering({ resCode: 10000, result: [] });
    expect(await checkCode(client, mobile, '123456')).toEqual({ kind: 'failed' });
  });

  it('another resCode fails with the server’s sentence, and nothing personal is warned', async () => {
    const { client, warnings } = await answering({ resCode: 400000, resMsg: '短信服务繁忙', result: [] });
    expect(await sendCode(client, mobile, exhibitionId)).toEqual({ kind: 'failed', message: '短信服务繁忙' });
    expect(warnings).toEqual(['resCode 400000 from /data/getsmscode']);
  });

  it('HTTP 429 is told from other failures, as only waiting helps', async () => {
    const { client } = await answering({ message: 'slow down' }, 429);
    const tooMany = { kind: 'failed', cause: 'tooMany' };
    expect(await sendCode(client, mobile, exhibitionId)).toEqual(tooMany);
    expect(await checkCode(client, mobile, '123456')).toEqual(tooMany);
  });
});
