// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startNodeServer } from '#sandbox/adapters/nodeServer.ts';
import { createSandbox } from '#sandbox/answer.ts';
import { signStorageRequest, storageKeys } from '#sandbox/cos/signature.ts';
import { md5Hex } from '#sandbox/crypto/md5.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import type { StoragePlace } from '#domain/file/storagePlace.ts';
import { scaleWaitingTimes, waitingTimes } from '#domain/time/waitingTimes.ts';
import { provideServices, type Services } from '#session/services.ts';
import { startUpload } from '#flows/uploads/startUpload.ts';
import type { Upload, UploadState } from '#ui/fields/uploaded/uploadingContext.ts';
import { testClient } from '#tests/api/testClient.ts';
import { eventually } from '#tests/support/eventually.ts';

const megabyte = 1024 * 1024;
let server: RunningServer;
let place: StoragePlace;
/** Method and path of every request, `cos-auth` with what it asks about. */
let requests: string[];
let forbidden: number[];
/** What the CORS rules of the storage do not allow. */
let isEtagHidden: boolean;
let isForeign: boolean;
let instead: (line: string, request: Request) => Response | Promise<Response> | undefined;

beforeEach(async () => {
  requests = [];
  instead = () => undefined;
  isEtagHidden = false;
  isForeign = false;
  const sandbox = createSandbox({ store: createMemoryStore(), now: Date.now });
  server = await startNodeServer({
    answer: async (request) => {
      const { pathname, search } = new URL(request.url);
      const line = `${request.method} ${decodeURIComponent(pathname + search)}`;
      if (request.method === 'OPTIONS') return sandbox.answer(request);
      requests.push(line);
      const other = await instead(line, request);
      const answer = other ?? (await sandbox.answer(request));
      const isOfStorage = pathname.startsWith('/cos/');
      answer.headers.set(
        'access-control-allow-origin',
        isForeign && isOfStorage ? 'https://other.example.com' : '*',
      );
      if (isEtagHidden) answer.headers.delete('access-control-expose-headers');
      return answer;
    },
  });
  place = { protocol: 'http:', domain: `${server.origin.slice('http://'.length)}/cos` };
  const times = { ...scaleWaitingTimes(waitingTimes, 0.001), requestTimeoutMs: 20_000 };
  const made = testClient(server.origin, { times });
  forbidden = made.forbidden;
  provideServices({ times, client: async (): Promise<ApiClient> => made.client } as Services);
});
afterEach(() => server.close());

const fileOf = (length: number) => new File([bytesFor(length)], '林小满 健康码.jpg', { type: 'image/jpeg' });

/** Without a period that a part of an upload has. */
function bytesFor(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) bytes[at] = (at * 31 + (at >> 8)) % 251;
  return bytes;
}

const reached = (upload: Upload, at: UploadState['at']) =>
  eventually(() => expect(upload.getState().at).toBe(at));
const requested = (part: string, times = 1) =>
  eventually(() => expect(count(part)).toBeGreaterThanOrEqual(times));
const count = (part: string) => requests.filter((line) => line.includes(part)).length;
const parts = (number: number) => count(`partNumber=${number}`);
const locationOf = (upload: Upload) => {
  const state = upload.getState();
  return state.at === 'done' ? state.location : '';
};

const digestOf = (bytes: ArrayBuffer) => md5Hex(new Uint8Array(bytes));

async function storedDigest(upload: Upload): Promise<string> {
  return digestOf(await (await fetch(locationOf(upload))).arrayBuffer());
}

async function expectStored(upload: Upload, file: File): Promise<void> {
  expect(await storedDigest(upload)).toBe(digestOf(await bytesOf(file)));
}

function bytesOf(file: Blob): Promise<ArrayBuffer> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
}

/** Holds requests back until it is told to let them go. */
function gate(part: string) {
  let open = () => {};
  const opened = new Promise<undefined>((done) => {
    open = () => done(undefined);
  });
  instead = (line) => (line.includes(part) ? opened.then(() => undefined as never) : undefined);
  return () => open();
}

describe('a file that is submitted', { tags: ['call-storage'] }, () => {
  it('arrives under a random name, with its address', async () => {
    const file = fileOf(2_000);
    const upload = startUpload(file, 'jpg', place);
    expect(upload.getState()).toEqual({ at: 'sending', sentBytes: 0, totalBytes: 2_000 });
    await reached(upload, 'done');
    expect(locationOf(upload)).toMatch(
      new RegExp(`^${server.origin}/cos/visitor/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.jpg$`),
    );
    await expectStored(upload, file);
  });

  it('of 3 MB goes in slices of 1 MB, each request signed for itself, with progress', async () => {
    const file = fileOf(3 * megabyte);
    const upload = startUpload(file, 'jpg', place);
    const seen: UploadState[] = [];
    upload.subscribe(() => seen.push(upload.getState()));
    await reached(upload, 'done');
    expect([1, 2, 3].map(parts)).toEqual([1, 1, 1]);
    expect(count('/v2/cos-auth')).toBe(count(' /cos/'));
    expect(Math.max(...seen.map((state) => ('sentBytes' in state ? state.sentBytes : 0)))).toBe(file.size);
    await expectStored(upload, file);
  });

  it('leaves nothing of its name, on the way or on the phone', async () => {
    const upload = startUpload(fileOf(2 * megabyte), 'jpg', place);
    await reached(upload, 'done');
    expect(requests.join('\n')).not.toContain('林小满');
    await new Promise((later) => setTimeout(later, 500));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('gives two files two names', async () => {
    const [one, other] = [startUpload(fileOf(10), 'png', place), startUpload(fileOf(10), 'png', place)];
    await Promise.all([reached(one, 'done'), reached(other, 'done')]);
    expect(locationOf(one)).not.toBe(locationOf(other));
  });
});

describe('a pause', { tags: ['call-storage'] }, () => {
  it('stops the sending, and going on sends only what has not arrived', async () => {
    const file = fileOf(5 * megabyte);
    const open = gate('partNumber=4');
    const upload = startUpload(file, 'jpg', place);
    await requested('partNumber=5');
    await eventually(() => expect(JSON.stringify(upload.getState())).toContain(`${4 * megabyte}`));
    upload.pause();
    expect(upload.getState().at).toBe('paused');
    const before = requests.length;
    await new Promise((later) => setTimeout(later, 200));
    expect(requests.length).toBe(before);
    open();
    instead = () => undefined;
    upload.resume();
    await reached(upload, 'done');
    expect([1, 2, 3, 4, 5].map(parts)).toEqual([1, 1, 1, 2, 1]);
    await expectStored(upload, file);
  });

  it('before anything was asked, or while a signature is asked for, is a pause too', async () => {
    const open = gate('/v2/cos-auth');
    const file = fileOf(1_000);
    const upload = startUpload(file, 'jpg', place);
    upload.pause();
    upload.resume();
    await requested('/v2/cos-auth');
    upload.pause();
    upload.resume();
    upload.pause();
    open();
    instead = () => undefined;
    await new Promise((later) => setTimeout(later, 200));
    expect(upload.getState().at).toBe('paused');
    expect(count('PUT')).toBe(0);
    upload.resume();
    await reached(upload, 'done');
    await expectStored(upload, file);
  });
});

describe('a slice that fails', { tags: ['call-storage', 'N31', 'N35'] }, () => {
  it('is tried again, and only it', async () => {
    const file = fileOf(3 * megabyte);
    let failures = 0;
    instead = (line) => {
      if (!line.includes('partNumber=2') || failures >= 2) return undefined;
      failures += 1;
      return new Response('<Error><Code>SlowDown</Code></Error>', { status: 503 });
    };
    const upload = startUpload(file, 'jpg', place);
    await reached(upload, 'done');
    expect([1, 2, 3].map(parts)).toEqual([1, 3, 1]);
  });

  it('for good is said; another try sends what is missing, under the same name', async () => {
    const file = fileOf(3 * megabyte);
    instead = (line) => (line.includes('partNumber=3') ? new Response('', { status: 503 }) : undefined);
    const upload = startUpload(file, 'jpg', place);
    await reached(upload, 'failed');
    expect(upload.getState()).toEqual({ at: 'failed', cause: 'busy' });
    await eventually(() => expect([parts(1), parts(2)]).toEqual([1, 1]));
    const before = parts(3);
    expect(before).toBe(4);
    instead = () => undefined;
    upload.resume();
    await reached(upload, 'done');
    expect([parts(1), parts(2), parts(3) - before]).toEqual([1, 1, 1]);
    expect(count('POST') - count('uploadId=')).toBeLessThanOrEqual(1);
    await expectStored(upload, file);
  });

  it('because the storage has forgotten the upload begins it again, and the visitor sees no failure', async () => {
    const file = fileOf(3 * megabyte);
    const open = gate('partNumber=3');
    const upload = startUpload(file, 'jpg', place);
    await requested('partNumber=3');
    await eventually(() => expect(JSON.stringify(upload.getState())).toContain(`${2 * megabyte}`));
    upload.pause();
    await abandonUploads();
    open();
    instead = () => undefined;
    const seen: string[] = [];
    upload.subscribe(() => seen.push(upload.getState().at));
    upload.resume();
    await reached(upload, 'done');
    expect(seen).not.toContain('failed');
    await expectStored(upload, file);
  });

  it('because the storage forgets every upload is a refusal, after it was begun again under another key', async () => {
    instead = (line) => (line.includes('partNumber=') ? refusal(404, 'NoSuchUpload') : undefined);
    const upload = startUpload(fileOf(2 * megabyte), 'jpg', place);
    await reached(upload, 'failed');
    expect(upload.getState()).toEqual({ at: 'failed', cause: 'refused' });
    expect(new Set(requests.filter((line) => /^POST .*\?uploads/.test(line))).size).toBe(2);
    instead = () => undefined;
    upload.resume();
    await reached(upload, 'done');
  });
});

const refusal = (status: number, code: string, message = '') =>
  new Response(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`, { status });

/** As the storage's own rules do after some days. */
async function abandonUploads(): Promise<void> {
  const [, key = ''] =
    /(visitor\/[^?]+)\?/.exec(requests.find((line) => line.includes('partNumber=')) ?? '') ?? [];
  const uploadIds = new Set(requests.flatMap((line) => /uploadId=(\w+)/.exec(line)?.[1] ?? []));
  for (const uploadId of uploadIds) {
    const authorization = signStorageRequest({ method: 'DELETE', pathname: `/${key}`, nowMs: Date.now() });
    const url = `${server.origin}/cos/${key}?uploadId=${uploadId}`;
    expect((await fetch(url, { method: 'DELETE', headers: { authorization } })).status).toBe(204);
  }
}

describe('a refusal of the storage', { tags: ['call-storage', 'N31', 'upload-messages'] }, () => {
  it.each([
    ['a signature that does not match', 403, 'SignatureDoesNotMatch', '', 'signature'],
    ['a key that is unknown', 403, 'InvalidAccessKeyId', '', 'signature'],
    ['no permission', 403, 'AccessDenied', 'Access Denied.', 'signature'],
    ['a clock that is wrong', 403, 'RequestTimeTooSkewed', '', 'clock'],
    ['a signature that is too old', 403, 'AccessDenied', 'Request has expired', 'clock'],
    ['a file that is too large', 400, 'EntityTooLarge', '', 'tooLarge'],
    ['a gateway’s limit', 413, 'Payload', '', 'tooLarge'],
    ['a bucket that is gone', 404, 'NoSuchBucket', '', 'refused'],
    ['too many requests', 503, 'SlowDown', '', 'busy'],
  ])(
    'because of %s is told by its kind, for a file of one slice and of several',
    async (_why, status, code, message, cause) => {
      instead = (line) => (/^(PUT|POST)/.test(line) ? refusal(status, code, message) : undefined);
      const uploads = [fileOf(10), fileOf(2 * megabyte)].map((file) => startUpload(file, 'jpg', place));
      for (const upload of uploads) {
        await reached(upload, 'failed');
        expect(upload.getState()).toEqual({ at: 'failed', cause });
      }
      instead = () => undefined;
      uploads[0]!.resume();
      await reached(uploads[0]!, 'done');
    },
  );

  it('that cannot be read, because its CORS rules name another origin, counts as not reachable', async () => {
    isForeign = true;
    const upload = startUpload(fileOf(10), 'jpg', place);
    await reached(upload, 'failed');
    expect(upload.getState()).toEqual({ at: 'failed', cause: 'unreachable' });
  });
});

describe('a storage whose CORS rules hide the ETag', { tags: ['call-storage', 'N31'] }, () => {
  it('takes a file of one slice as it is', async () => {
    isEtagHidden = true;
    const file = fileOf(2_000);
    const upload = startUpload(file, 'jpg', place);
    await reached(upload, 'done');
    expect(await storedDigest(upload)).toBe(digestOf(await bytesOf(file)));
  });

  it('is told after the first slices, and at the next try takes the file in one request', async () => {
    isEtagHidden = true;
    const file = fileOf(5 * megabyte);
    const upload = startUpload(file, 'jpg', place);
    await reached(upload, 'failed');
    expect(upload.getState()).toEqual({ at: 'failed', cause: 'unconfirmed' });
    expect([1, 2, 3, 4, 5].map(parts).filter((times) => times > 1)).toEqual([]);
    upload.resume();
    expect(upload.getState()).toMatchObject({ at: 'sending', sentBytes: 0 });
    await reached(upload, 'done');
    expect(requests.filter((line) => /^PUT [^?]+$/.test(line))).toHaveLength(1);
    await expectStored(upload, file);
  });
});

describe('the signature', { tags: ['call-storage', 'N36'] }, () => {
  const answer = (item: unknown) =>
    new Response(JSON.stringify({ resCode: 0, resMsg: '', result: [item] }), {
      headers: { 'content-type': 'application/json' },
    });
  const signing = (shape: (signature: string) => unknown) => (line: string, request: Request) => {
    if (!line.includes('/v2/cos-auth')) return undefined;
    const { searchParams } = new URL(request.url);
    const method = searchParams.get('method') ?? '';
    const pathname = searchParams.get('pathname') ?? '';
    return answer(shape(signStorageRequest({ method, pathname, nowMs: Date.now() })));
  };

  it.each([
    ['as a text', (text: string) => text],
    ['in an object', (text: string) => ({ Authorization: text, XCosSecurityToken: 'token' })],
    [
      'as temporary keys',
      () => ({
        credentials: {
          tmpSecretId: storageKeys.secretId,
          tmpSecretKey: storageKeys.secretKey,
          sessionToken: 'token',
        },
        startTime: Math.floor(Date.now() / 1000) - 10,
        expiredTime: Math.floor(Date.now() / 1000) + 600,
      }),
    ],
  ])('%s is taken', async (_, shape) => {
    instead = signing(shape);
    const file = fileOf(2 * megabyte);
    const upload = startUpload(file, 'jpg', place);
    await reached(upload, 'done');
    expect(await storedDigest(upload)).toBe(digestOf(await bytesOf(file)));
  });

  it.each([
    ['nothing', undefined],
    ['an empty object', {}],
    ['half of one', 'q-sign-algorithm=sha1&q-ak=sandbox-secret-id'],
    ['keys without a secret', { TmpSecretId: 'id' }],
  ])('that is %s sends nothing to the storage, and is said', async (_, item) => {
    instead = (line) => (line.includes('/v2/cos-auth') ? answer(item) : undefined);
    const upload = startUpload(fileOf(2 * megabyte), 'jpg', place);
    await reached(upload, 'failed');
    expect(upload.getState()).toEqual({ at: 'failed', cause: 'signature' });
    await new Promise((later) => setTimeout(later, 100));
    expect(count(' /cos/')).toBe(0);
    expect(count('/v2/cos-auth')).toBe(1);
    instead = () => undefined;
    upload.resume();
    await reached(upload, 'done');
  });

  it('that is forbidden leads where every 403 leads, and asks once', async () => {
    instead = (line) => (line.includes('/v2/cos-auth') ? new Response('{}', { status: 403 }) : undefined);
    const upload = startUpload(fileOf(2 * megabyte), 'jpg', place);
    await reached(upload, 'failed');
    expect(forbidden).toEqual([403]);
    expect(count(' /cos/')).toBe(0);
  });
});

describe('taking a file back', { tags: ['call-storage'] }, () => {
  it('ends it immediately, and nothing more is sent or told', async () => {
    const open = gate('partNumber=');
    const upload = startUpload(fileOf(3 * megabyte), 'jpg', place);
    await requested('partNumber=');
    upload.cancel();
    expect(upload.getState()).toEqual({ at: 'cancelled' });
    open();
    const before = requests.length;
    await new Promise((later) => setTimeout(later, 200));
    expect(requests.length).toBeLessThanOrEqual(before + 2);
    expect(count('POST')).toBe(1);
    upload.resume();
    expect(upload.getState()).toEqual({ at: 'cancelled' });
  });

  it('after it has arrived changes nothing', async () => {
    const upload = startUpload(fileOf(10), 'jpg', place);
    await reached(upload, 'done');
    upload.cancel();
    upload.pause();
    expect(upload.getState().at).toBe('done');
  });
});
