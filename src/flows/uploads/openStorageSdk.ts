import type COS from 'cos-js-sdk-v5';
import { loadChunk } from '#chunks/loadChunk.ts';
import type { StoragePlace } from '#domain/file/storagePlace.ts';
import { hiddenEtagCode } from '#domain/file/uploadFailure.ts';

export const sliceBytes = 1024 * 1024;

export type SignStorageRequest = (
  method: string,
  objectKey: string,
) => Promise<COS.Credentials | string | undefined>;

export interface StorageSdkSettings {
  readonly storage: StoragePlace;
  /** Of one request. */
  readonly timeoutMs: number;
  /** Without a signature the request is never made: the SDK cannot be told that there is none. */
  readonly sign: SignStorageRequest;
}

/** Loads the storage's SDK and points it at the storage. @throws where its file could not be loaded */
export async function openStorageSdk({ storage, timeoutMs, sign }: StorageSdkSettings): Promise<COS> {
  const { default: Storage } = await loadChunk(() => import('cos-js-sdk-v5'));
  const cos = new Storage({
    Protocol: storage.protocol,
    Domain: storage.domain,
    ChunkSize: sliceBytes,
    SliceSize: sliceBytes,
    Timeout: timeoutMs,
    // It sends every request four times already; three rounds of that would keep a visitor waiting for a quarter of an hour.
    ChunkRetryTimes: 0,
    getAuthorization: ({ Method, Key }, callback) => {
      void sign(Method, Key).then((signature) => signature !== undefined && callback(signature));
    },
  });
  cos.on('after-receive', refuseHiddenEtag);
  return cos;
}

interface ReceivedAnswer {
  readonly options: { readonly qs?: { readonly partNumber?: unknown } };
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  error?: unknown;
}

/**
 * The SDK takes a slice without a readable ETag for an error that is a bare text, and fails to write to it in strict
 * code: its callback never comes. So the answer becomes an error before the SDK looks at it.
 */
function refuseHiddenEtag(received: ReceivedAnswer): void {
  const { options, statusCode, headers } = received;
  const isSlice = options.qs?.partNumber !== undefined && statusCode >= 200 && statusCode < 300;
  if (isSlice && !headers['etag'])
    received.error ??= Object.assign(new Error('ETag not exposed'), { code: hiddenEtagCode });
}
