import { afterEach, describe, expect, it } from 'vitest';
import { signStorageRequest } from '#sandbox/cos/signature.ts';
import { getStorageSignature, readStorageSignature } from '#api/storage/getStorageSignature.ts';
import { type RecordingServer, reply, startRecordingServer } from '../recordingServer.ts';
import { testClient } from '../testClient.ts';

const signature = signStorageRequest({ method: 'put', pathname: '/visitor/a.jpg', nowMs: 1_800_000_000_000 });
const asked = { method: 'PUT', pathname: '/visitor/a b.jpg' };
let server: RecordingServer | undefined;

async function answering(...answers: readonly (readonly [envelope: unknown, status?: number])[]) {
  server = await startRecordingServer((response, _, count) => {
    const [envelope, status] = answers[Math.min(count, answers.length) - 1] ?? [{}];
    reply(response, envelope, status);
  });
  return testClient(server.baseUrl);
}

afterEach(() => server?.close());

describe('the signature of a request to the storage', { tags: ['call-storage'] }, () => {
  it('is asked for by method and path, with the marks of every call', async () => {
    const { client } = await answering([{ resCode: 0, result: [signature] }]);
    expect(await getStorageSignature(client, asked)).toEqual({ Authorization: signature });
    const [request] = server?.requests ?? [];
    expect(request?.method).toBe('GET');
    expect(request?.path).toBe('/v2/cos-auth?method=put&pathname=%2Fvisitor%2Fa+b.jpg');
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer sandbox-credential',
      'x-client': 'mobile',
      'x-exhibition-id': 'open00000000000000000001',
    });
  });

  it('is asked for again while the server is busy', async () => {
    const { client, pauses } = await answering([{}, 503], [{ resCode: 0, result: [signature] }]);
    await getStorageSignature(client, asked);
    expect(pauses).toEqual([3_000]);
  });

  it('that is forbidden leads where every 403 leads', async () => {
    const { client, forbidden } = await answering([{ message: 'forbidden' }, 403]);
    await expect(getStorageSignature(client, asked)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(forbidden).toEqual([403]);
    expect(server?.requests).toHaveLength(1);
  });

  it('that is none is an error in words without a value', async () => {
    const { client, warnings } = await answering([{ resCode: 0, result: [{ Authorization: 'secret' }] }]);
    await expect(getStorageSignature(client, asked)).rejects.toMatchObject({
      kind: 'unreadable',
      message: '/cos-auth: no signature in the answer',
    });
    expect(warnings).toEqual(['/cos-auth: no signature in the answer']);
  });

  it('that the server will not give is a refusal', async () => {
    const { client } = await answering([{ resCode: 500, resMsg: 'no', result: null }]);
    await expect(getStorageSignature(client, asked)).rejects.toMatchObject({ kind: 'refused' });
  });
});

const keys = { TmpSecretId: 'id', TmpSecretKey: 'key', SecurityToken: 'token', ExpiredTime: 1_800_000_600 };

describe('the shapes of a signature', { tags: ['call-storage'] }, () => {
  it.each([
    ['the text itself', signature, { Authorization: signature }],
    ['under Authorization', { Authorization: signature }, { Authorization: signature }],
    ['under authorization', { authorization: signature }, { Authorization: signature }],
    ['under sign', { sign: signature }, { Authorization: signature }],
    [
      'with a token',
      { Authorization: signature, XCosSecurityToken: 't' },
      { Authorization: signature, SecurityToken: 't' },
    ],
    [
      'with a session token',
      { authorization: signature, sessionToken: 't' },
      { Authorization: signature, SecurityToken: 't' },
    ],
    ['temporary keys', { ...keys, StartTime: '1800000000' }, { ...keys, StartTime: 1_800_000_000 }],
    [
      'temporary keys as credentials',
      {
        credentials: { tmpSecretId: 'id', tmpSecretKey: 'key', sessionToken: 'token' },
        expiredTime: 1_800_000_600,
      },
      keys,
    ],
  ])('%s', (_, value, expected) => {
    expect(readStorageSignature(value)).toEqual(expected);
  });

  it.each([
    ['nothing', undefined],
    ['an empty object', {}],
    ['an empty text', ''],
    ['a text that is no signature', 'denied'],
    ['a signature without its last part', signature.replace(/&q-signature=.*/, '')],
    ['a signature over two lines', `${signature}\nx: y`],
    ['keys without a secret', { ...keys, TmpSecretKey: '' }],
    ['keys without a token', { ...keys, SecurityToken: undefined }],
    ['keys without an end', { ...keys, ExpiredTime: undefined }],
    ['keys whose end is in milliseconds', { ...keys, ExpiredTime: 1_800_000_600_000 }],
    ['a list', [signature]],
  ])('%s is none', (_, value) => {
    expect(readStorageSignature(value)).toBeUndefined();
  });
});
