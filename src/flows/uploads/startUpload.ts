import type COS from 'cos-js-sdk-v5';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { getStorageSignature } from '#api/storage/getStorageSignature.ts';
import { ApiProblem } from '#data/client/problems.ts';
import { randomId } from '#device/identity/randomId.ts';
import { type StoragePlace, storedLocation } from '#domain/file/storagePlace.ts';
import { type UploadFailure, uploadFailureOf } from '#domain/file/uploadFailure.ts';
import type { Upload, UploadState } from '#ui/fields/uploaded/uploadingContext.ts';
import type { PersistedUpload } from './persistUpload.ts';
import { services } from '#session/services.ts';
import { openStorageSdk, sliceBytes } from './openStorageSdk.ts';

/** The SDK wants both, spelled like real ones. With a custom host neither is part of an address or signature. */
const bucket = { Bucket: 'files-1', Region: 'own-host' };
/** Everybody's files lie side by side: nothing in a key tells whose it is or what it was called. */
const folder = 'visitor';

/**
 * Sends a file to the storage, in slices, each request signed for itself. The key stays the same no matter what happens on the
 * way, so a file that is tried again is the same file. With `kept` it stays the same beyond the page; of a file of more
 * than one slice the SDK asks the storage which slices have arrived, and sends the others.
 */
export function startUpload(
  file: Blob,
  extension: string,
  storage: StoragePlace,
  kept?: PersistedUpload,
): Upload {
  const sending = new Sending(file, extension, storage, kept);
  sending.start();
  return {
    getState: sending.store.getState,
    subscribe: sending.store.subscribe,
    pause: () => sending.pause(),
    resume: () => sending.resume(),
    cancel: () => sending.cancel(),
  };
}

class Sending {
  readonly store: StoreApi<UploadState>;
  private readonly body: Blob;
  private readonly extension: string;
  private readonly storage: StoragePlace;
  private readonly kept: PersistedUpload | undefined;
  private cos: COS | undefined;
  private opening: Promise<COS> | undefined;
  private taskId: string | undefined;
  private key: string | undefined;
  private choosing: Promise<string> | undefined;
  /** How often the storage had forgotten the upload since the visitor last asked for it. */
  private timesForgotten = 0;
  /** Where slices cannot be confirmed, the file goes in one request. */
  private isWhole = false;
  /** Counts the stretches between pauses; what belongs to an earlier one is not listened to any more. */
  private stretch = 0;
  private sentBytes: number;
  private asking = new AbortController();

  constructor(file: Blob, extension: string, storage: StoragePlace, kept: PersistedUpload | undefined) {
    // A bare Blob: of a File the SDK notes down name and day on the phone.
    this.body = file.slice(0, file.size, file.type);
    this.extension = extension;
    this.storage = storage;
    this.kept = kept;
    this.sentBytes = kept?.pausedAt ?? 0;
    const at = kept?.pausedAt === undefined ? 'sending' : 'paused';
    this.store = createStore<UploadState>()(() => ({
      at,
      sentBytes: this.sentBytes,
      totalBytes: file.size,
    }));
  }

  /** What was paused when an earlier page was closed waits to be resumed. */
  start(): void {
    if (this.kept?.pausedAt === undefined) void this.goOn();
    // The file can be taken back from now on.
    else this.choosing = this.kept.chooseKey(this.body, this.newKey());
  }

  pause(): void {
    if (this.store.getState().at !== 'sending') return;
    this.halt();
    this.showSent('paused');
    this.kept?.notePause(this.sentBytes);
  }

  resume(): void {
    const state = this.store.getState();
    if (state.at !== 'paused' && state.at !== 'failed') return;
    if (state.at === 'failed' && state.cause === 'unconfirmed') this.sendWhole();
    this.asking = new AbortController();
    this.timesForgotten = 0;
    this.showSent('sending');
    this.kept?.notePause(undefined);
    void this.goOn();
  }

  cancel(): void {
    const { at } = this.store.getState();
    if (at === 'done' || at === 'cancelled') return;
    this.halt();
    this.kept?.end();
    // It never calls back; what it leaves in the storage, the storage's own rules clear away.
    if (this.taskId !== undefined) this.cos?.cancelTask(this.taskId);
    this.store.setState({ at: 'cancelled' }, true);
  }

  private newKey(): string {
    return `${folder}/${randomId()}.${this.extension}`;
  }

  private showSent(at: 'sending' | 'paused', sent = this.sentBytes): void {
    this.sentBytes = sent;
    this.store.setState({ at, sentBytes: sent, totalBytes: this.body.size }, true);
  }

  /** Ends the stretch that is under way; what has arrived in the storage stays there. */
  private halt(): void {
    this.stretch += 1;
    this.asking.abort();
    if (this.taskId !== undefined) this.cos?.pauseTask(this.taskId);
  }

  private fail(cause: UploadFailure): void {
    this.halt();
    this.store.setState({ at: 'failed', cause }, true);
  }

  private async sign(method: string, objectKey: string): Promise<COS.Credentials | string | undefined> {
    const mine = this.stretch;
    try {
      const client = await services().client();
      const wanted = { method, pathname: `/${objectKey}` };
      const signature = await getStorageSignature(client, wanted, this.asking.signal);
      return mine === this.stretch ? (signature as COS.Credentials) : undefined;
    } catch (problem) {
      if (mine === this.stretch) this.fail(failureOf(problem));
      return undefined;
    }
  }

  private open(): Promise<COS> {
    const { requestTimeoutMs } = services().times;
    const requests = this.isWhole ? Math.ceil(this.body.size / sliceBytes) : 1;
    return openStorageSdk({
      storage: this.storage,
      timeoutMs: requestTimeoutMs * requests,
      sign: (method, objectKey) => this.sign(method, objectKey),
    });
  }

  private begin(storageSdk: COS, objectKey: string): void {
    this.key = objectKey;
    const tell = ({ loaded }: COS.ProgressInfo): void => {
      // It reports 0 before it knows what has arrived.
      if (loaded > 0 && this.store.getState().at === 'sending') this.showSent('sending', loaded);
    };
    storageSdk.uploadFile(
      {
        ...bucket,
        Key: objectKey,
        Body: this.body,
        ...(this.isWhole && { SliceSize: this.body.size }),
        onTaskReady: (id) => {
          this.taskId = id;
        },
        onProgress: tell,
        // Slices that have arrived before are compared with the file, so it counts what is not sent again.
        onHashProgress: tell,
      },
      // Called again after each restart.
      (error, data) => {
        if (this.store.getState().at !== 'sending') return;
        if (error) return this.endWith(error, storageSdk, objectKey);
        this.kept?.end();
        this.store.setState({ at: 'done', location: storedLocation(data.Location, this.storage) }, true);
      },
    );
  }

  private endWith(error: COS.CosSdkError, storageSdk: COS, objectKey: string): void {
    if (error.code !== 'NoSuchUpload') return this.fail(uploadFailureOf(error));
    // Forgotten while it was paused or cut off. A storage that goes on listing it gets another key.
    this.taskId = undefined;
    this.timesForgotten += 1;
    if (this.timesForgotten > 2) return this.fail('refused');
    this.showSent('sending', 0);
    this.begin(storageSdk, this.timesForgotten === 1 ? objectKey : this.newKey());
  }

  private async goOn(): Promise<void> {
    const mine = this.stretch;
    try {
      this.opening ??= this.open();
      this.choosing ??= this.kept?.chooseKey(this.body, this.newKey());
      const [sdk, chosen] = await Promise.all([this.opening, this.choosing]);
      this.cos = sdk;
      this.key ??= chosen ?? this.newKey();
    } catch {
      // The SDK's chunk failed to load.
      this.opening = undefined;
      if (mine === this.stretch) this.fail('unreachable');
      return;
    }
    if (mine !== this.stretch) return;
    if (this.taskId === undefined) this.begin(this.cos, this.key);
    else this.cos.restartTask(this.taskId);
  }

  private sendWhole(): void {
    this.isWhole = true;
    this.opening = undefined;
    this.taskId = undefined;
    this.sentBytes = 0;
  }
}

/** Why no signature was given out; a 403 has led to its own page by now. */
function failureOf(problem: unknown): UploadFailure {
  if (!(problem instanceof ApiProblem)) return 'unreachable';
  if (problem.kind === 'serverBusy') return 'busy';
  return problem.kind === 'offline' || problem.kind === 'timedOut' ? 'unreachable' : 'signature';
}
