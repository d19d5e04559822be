export type LoadProblem = 'offline' | 'missing' | 'failed' | 'tooLarge';

export class LoadFailed extends Error {
  readonly problem: LoadProblem;
  constructor(problem: LoadProblem) {
    super(problem);
    this.problem = problem;
  }
}

export interface Loading {
  /** Undefined where the visitor has cancelled. Rejects with LoadFailed. */
  readonly bytes: Promise<Blob | undefined>;
  readonly cancel: () => void;
}

export interface LoadSettings {
  readonly url: string;
  readonly mostBytes: number;
  readonly onProgress: (loaded: number, total: number | undefined) => void;
}

/** By XMLHttpRequest: with `fetch` the page itself would hold the bytes, and the oldest browsers tell no progress. */
export function loadBytes({ url, mostBytes, onProgress }: LoadSettings): Loading {
  const request = new XMLHttpRequest();
  let isCancelled = false;
  let cancel = () => {};
  const bytes = new Promise<Blob | undefined>((resolve, reject) => {
    const fail = (problem: LoadProblem) => reject(new LoadFailed(problem));
    cancel = () => {
      isCancelled = true;
      resolve(undefined);
      request.abort();
    };
    request.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (isCancelled) return;
      if (Math.max(loaded, lengthComputable ? total : 0) > mostBytes) {
        fail('tooLarge');
        cancel();
      } else onProgress(loaded, lengthComputable ? total : undefined);
    });
    request.addEventListener('load', () => {
      if (request.status === 404 || request.status === 410) fail('missing');
      else if (request.status === 200 && request.response instanceof Blob) resolve(request.response);
      else fail('failed');
    });
    request.addEventListener('error', () => fail(navigator.onLine ? 'failed' : 'offline'));
  });
  request.open('GET', url);
  request.responseType = 'blob';
  request.send();
  return { bytes, cancel: () => cancel() };
}
