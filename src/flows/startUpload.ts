import type COS from 'cos-js-sdk-v5';
import { createStore } from 'zustand/vanilla';
import { getStorageSignature } from '../api/cosAuth.ts';
import { ApiProblem } from '../api/problems.ts';
import { randomId } from '../device/randomId.ts';
import { type StoragePlace, storedLocation } from '../domain/storagePlace.ts';
import { uploadFailureOf } from '../domain/uploadFailure.ts';
import type { Upload, UploadState } from '../ui/fields/uploading.ts';
import type { KeptUpload } from './keptUpload.ts';
import { services } from './services.ts';

/**
 * The SDK wants both, spelled like real ones. With a host of its own, as here, neither is in any address or signature.
 */
const bucket = { Bucket: 'files-1', Region: 'own-host' };
/** Everybody's files lie side by side: nothing in a key tells whose it is or what it was called. */
const folder = 'visitor';
const sliceBytes = 1024 * 1024;

/**
 * Sends a file to the storage, in slices, each request signed for itself. The key stays the same whatever happens on the
 * way, so a file that is tried again is the same file. With `kept` it stays the same beyond the page, for a file of more
 * than one slice; the SDK asks the storage which slices of it have arrived, and sends the others.
 */
export function startUpload(file: Blob, extension: string, storage: StoragePlace, kept?: KeptUpload): Upload {
  const store = createStore<UploadState>()(() => sending(0));
  const freshKey = `${folder}/${randomId()}.${extension}`;
  // A bare Blob: of a File the SDK notes down name and day on the phone.
  const body = file.slice(0, file.size, file.type);
  let cos: COS | undefined;
  let opening: Promise<COS> | undefined;
  let taskId: string | undefined;
  let key = freshKey;
  let choosing: Promise<string> | undefined;
  let hasBegunAnew = false;
  /** Counts the stretches between pauses; what belongs to an earlier one is not listened to any more. */
  let stretch = 0;
  let asking = new AbortController();

  function sending(sentBytes: number): UploadState {
    return { at: 'sending', sentBytes, totalBytes: file.size };
  }

  function sentSoFar(): number {
    const state = store.getState();
    return 'sentBytes' in state ? state.sentBytes : 0;
  }

  /** Ends the stretch that is under way; what has arrived in the storage stays there. */
  function halt(): void {
    stretch += 1;
    asking.abort();
    if (taskId !== undefined) cos?.pauseTask(taskId);
  }

  function fail(cause: 'network' | 'refused'): void {
    halt();
    store.setState({ at: 'failed', cause }, true);
  }

  async function sign(method: string, objectKey: string): Promise<COS.Credentials | string | undefined> {
    const mine = stretch;
    try {
      const client = await services().client();
      const signature = await getStorageSignature(
        client,
        { method, pathname: `/${objectKey}` },
        asking.signal,
      );
      return mine === stretch ? (signature as COS.Credentials) : undefined;
    } catch (problem) {
      if (mine === stretch) fail(failureOf(problem));
      return undefined;
    }
  }

  async function open(): Promise<COS> {
    const { default: Storage } = await import('cos-js-sdk-v5');
    return new Storage({
      Protocol: storage.protocol,
      Domain: storage.domain,
      ChunkSize: sliceBytes,
      SliceSize: sliceBytes,
      Timeout: services().times.requestTimeoutMs,
      // It sends every request four times by itself; three rounds of that would keep a visitor waiting for a quarter of an hour.
      ChunkRetryTimes: 0,
      getAuthorization: ({ Method, Key }, callback) => {
        // Without a signature the stretch is over and its requests are left lying: the SDK has no word for "give up".
        void sign(Method, Key).then((signature) => signature !== undefined && callback(signature));
      },
    });
  }

  function tell({ loaded }: COS.ProgressInfo): void {
    // It reports 0 before it knows what has arrived.
    if (loaded > 0 && store.getState().at === 'sending') store.setState(sending(loaded), true);
  }

  function begin(storageSdk: COS): void {
    storageSdk.uploadFile(
      {
        ...bucket,
        Key: key,
        Body: body,
        onTaskReady: (id) => {
          taskId = id;
        },
        onProgress: tell,
        // Slices that have arrived before are compared with the file, so it counts what is not sent again.
        onHashProgress: tell,
      },
      // Called again after each restart.
      (error, data) => {
        if (store.getState().at !== 'sending') return;
        if (!error) {
          kept?.end();
          return store.setState({ at: 'done', location: storedLocation(data.Location, storage) }, true);
        }
        // The storage has forgotten the begun upload: the next try begins it anew, under the same key.
        if (error.code === 'NoSuchUpload') {
          taskId = undefined;
          // Where two tabs could not agree on who goes on, the one that is late sends the same bytes once more.
          if (key !== freshKey && !hasBegunAnew) {
            hasBegunAnew = true;
            return begin(storageSdk);
          }
        }
        fail(uploadFailureOf(error.statusCode));
      },
    );
  }

  async function goOn(): Promise<void> {
    const mine = stretch;
    try {
      opening ??= open();
      choosing ??= file.size > sliceBytes ? kept?.chooseKey(body, freshKey) : undefined;
      [cos, key = freshKey] = await Promise.all([opening, choosing]);
    } catch {
      // The SDK is a file of ours that was not loaded.
      opening = undefined;
      if (mine === stretch) fail('network');
      return;
    }
    if (mine !== stretch) return;
    if (taskId === undefined) begin(cos);
    else cos.restartTask(taskId);
  }

  void goOn();
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    pause() {
      if (store.getState().at !== 'sending') return;
      halt();
      store.setState({ at: 'paused', sentBytes: sentSoFar(), totalBytes: file.size }, true);
    },
    resume() {
      const { at } = store.getState();
      if (at !== 'paused' && at !== 'failed') return;
      asking = new AbortController();
      store.setState(sending(sentSoFar()), true);
      void goOn();
    },
    cancel() {
      const { at } = store.getState();
      if (at === 'done' || at === 'cancelled') return;
      halt();
      kept?.end();
      // It never calls back; what it leaves in the storage, the storage's own rules clear away.
      if (taskId !== undefined) cos?.cancelTask(taskId);
      store.setState({ at: 'cancelled' }, true);
    },
  };
}

/** 403 has led to its own page by now; a malformed signature is as much of a no. */
function failureOf(problem: unknown): 'network' | 'refused' {
  if (!(problem instanceof ApiProblem)) return 'network';
  return problem.kind === 'unreadable' ? 'refused' : uploadFailureOf(problem.httpStatus);
}
