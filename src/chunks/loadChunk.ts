import { waitingTimes } from '../domain/waitingTimes.ts';

/** A part of the app that was not loaded, in the words of `problemKey`. */
export class ChunkNotLoaded extends Error {
  readonly kind: 'offline' | 'timedOut';
  constructor(kind: 'offline' | 'timedOut') {
    super(`A part of the app was not loaded: ${kind}`);
    this.kind = kind;
  }
}

let limitMs = waitingTimes.chunkTimeoutMs;

/** Sets the limit of this page, whose waiting times may be scaled. */
export function limitChunks(ms: number): void {
  limitMs = ms;
}

/**
 * Loads a chunk. Every `import()` goes through here; an architecture test checks that.
 * @throws ChunkNotLoaded when it takes longer than 120 seconds
 */
export function loadChunk<T>(load: () => Promise<T>, timeoutMs = limitMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkNotLoaded('timedOut')), timeoutMs);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
