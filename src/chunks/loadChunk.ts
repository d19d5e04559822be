import { waitingTimes } from '../domain/time/waitingTimes.ts';

/** A chunk failed to load; `problemKey` has its message. */
export class ChunkNotLoaded extends Error {
  declare readonly kind: 'offline' | 'timedOut';
  constructor(kind: 'offline' | 'timedOut') {
    super(`A part of the app was not loaded: ${kind}`);
    this.kind = kind;
  }
}

let limitMs = waitingTimes.chunkTimeoutMs;

export function limitChunks(ms: number): void {
  limitMs = ms;
}

/**
 * Every `import()` must use it, which an architecture test checks. @throws ChunkNotLoaded when it takes longer than
 * 120 seconds
 */
export function loadChunk<T>(load: () => Promise<T>, timeoutMs = limitMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkNotLoaded('timedOut')), timeoutMs);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
