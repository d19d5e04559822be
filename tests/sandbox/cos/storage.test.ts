// @vitest-environment jsdom
import COS from 'cos-js-sdk-v5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startNodeServer } from '#sandbox/adapters/nodeServer.ts';
import { createSandbox } from '#sandbox/answer.ts';
import { signStorageRequest, storageKeys } from '#sandbox/cos/signature.ts';
import { md5Hex } from '#sandbox/crypto/md5.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';

const place = { Bucket: 'sandbox-1250000000', Region: 'ap-sandbox' };
let server: RunningServer;
let requests: string[] = [];

beforeAll(async () => {
  const sandbox = createSandbox({ store: createMemoryStore(), now: Date.now });
  server = await startNodeServer({
    answer: (request) => {
      const { pathname, search } = new URL(request.url);
      if (request.method !== 'OPTIONS') requests.push(`${request.method} ${pathname}${search}`);
      return sandbox.answer(request);
    },
  });
});
afterAll(() => server.close());

type Authorize = NonNullable<NonNullable<ConstructorParameters<typeof COS>[0]>['getAuthorization']>;

/** The SDK as the app uses it: pointed at the sandbox, signed by `cos-auth`, nothing of its own changed. */
const sdk = (getAuthorization: Authorize) =>
  new COS({ Protocol: 'http:', Domain: `${server.origin.slice('http://'.length)}/cos`, getAuthorization });

const fromCosAuth: Authorize = ({ Method, Key }, callback) => {
  const query = new URLSearchParams({ method: Method.toLowerCase(), pathname: `/${Key}` });
  void fetch(`${server.origin}/v2/cos-auth?${query}`, {
    headers: { authorization: 'Bearer sandbox-credential' },
  })
    .then((response) => response.json())
    .then((answer) => callback((answer as { result: [string] }).result[0]));
};

const bytesOf = (length: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) % 251);
const fileOf = (bytes: Uint8Array, name: string) =>
  new File([bytes as BlobPart], name, { type: 'image/jpeg' });
const read = async (key: string) => fetch(`${server.origin}/cos/${encodeURI(key)}`);
const digestOf = async (key: string) => md5Hex(new Uint8Array(await (await read(key)).arrayBuffer()));

describe('the storage with the real SDK', () => {
  it.each(['photo.jpg', '展位 图 (1)!.jpg'])('stores and returns a small file %s', async (Key) => {
    const bytes = bytesOf(2000);
    const result = await sdk(fromCosAuth).uploadFile({ ...place, Key, Body: fileOf(bytes, 'photo.jpg') });
    expect(result.ETag).toBe(`"${md5Hex(bytes)}"`);
    const stored = await read(Key);
    expect(new Uint8Array(await stored.arrayBuffer())).toEqual(bytes);
    expect(stored.headers.get('content-type')).toBe('image/jpeg');
    expect(stored.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('receives a file of 3 MB in parts, each with its own signature', async () => {
    requests = [];
    const bytes = bytesOf(3 * 1024 * 1024);
    const percents: number[] = [];
    const result = await sdk(fromCosAuth).uploadFile({
      ...place,
      Key: 'big.jpg',
      Body: fileOf(bytes, 'big.jpg'),
      onProgress: ({ percent }) => percents.push(percent),
    });
    expect(result.Location).toContain('/cos/big.jpg');
    expect(result.ETag).toMatch(/^"[0-9a-f]{32}-3"$/);
    expect(percents.at(-1)).toBe(1);
    expect(requests.filter((line) => line.startsWith('PUT /cos/big.jpg?partNumber=')).length).toBe(3);
    expect(await digestOf('big.jpg')).toBe(md5Hex(bytes));
  });

  it('resumes an interrupted upload without the existing parts', async () => {
    const bytes = bytesOf(2 * 1024 * 1024);
    const Key = 'resumed.jpg';
    const cos = sdk(fromCosAuth);
    const { UploadId } = await cos.multipartInit({ ...place, Key });
    await cos.multipartUpload({
      ...place,
      Key,
      UploadId,
      PartNumber: 1,
      Body: new Blob([bytes.slice(0, 1024 * 1024)]),
    });
    requests = [];
    await cos.uploadFile({ ...place, Key, Body: fileOf(bytes, Key) });
    expect(requests.filter((line) => line.includes('partNumber='))).toEqual([
      `PUT /cos/${Key}?partNumber=2&uploadId=${UploadId}`,
    ]);
    expect(await digestOf(Key)).toBe(md5Hex(bytes));
  });

  it('accepts the keys themselves too', async () => {
    const { secretId, secretKey } = storageKeys;
    const cos = new COS({
      Protocol: 'http:',
      Domain: `${server.origin.slice('http://'.length)}/cos`,
      SecretId: secretId,
      SecretKey: secretKey,
    });
    await expect(cos.putObject({ ...place, Key: 'a b.jpg', Body: 'x' })).resolves.toMatchObject({
      statusCode: 200,
    });
  });

  const signed =
    (change: Partial<Parameters<typeof signStorageRequest>[0]>): Authorize =>
    ({ Method, Key }, callback) =>
      callback(signStorageRequest({ method: Method, pathname: `/${Key}`, nowMs: Date.now(), ...change }));

  it.each([
    ['the wrong secret', signed({ keys: { ...storageKeys, secretKey: 'guessed' } }), 'SignatureDoesNotMatch'],
    ['an unknown key id', signed({ keys: { ...storageKeys, secretId: 'other' } }), 'InvalidAccessKeyId'],
    ['a signature for another file', signed({ pathname: '/other.jpg' }), 'SignatureDoesNotMatch'],
    ['a signature for reading', signed({ method: 'get' }), 'SignatureDoesNotMatch'],
    ['a signature of an hour ago', signed({ nowMs: Date.now() - 3_600_000 }), 'RequestTimeTooSkewed'],
  ] as [string, Authorize, string][])('%s stores nothing', async (_, getAuthorization, code) => {
    const put = sdk(getAuthorization).putObject({ ...place, Key: 'forged.jpg', Body: 'x' });
    await expect(put).rejects.toMatchObject({ code, statusCode: 403 });
    expect((await read('forged.jpg')).status).toBe(404);
  });

  it('refuses to complete an upload with a missing part', async () => {
    const cos = sdk(fromCosAuth);
    const { UploadId } = await cos.multipartInit({ ...place, Key: 'half.jpg' });
    const complete = cos.multipartComplete({
      ...place,
      Key: 'half.jpg',
      UploadId,
      Parts: [{ PartNumber: 1, ETag: '"0"' }],
    });
    await expect(complete).rejects.toMatchObject({ code: 'InvalidPart' });
  });
});

describe('cos-auth', () => {
  it('is refused without the credential of the build', async () => {
    expect((await fetch(`${server.origin}/v2/cos-auth?method=put&pathname=/a`)).status).toBe(403);
  });
});
