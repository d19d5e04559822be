import { useState, useSyncExternalStore } from 'react';
import type { StartUpload, Upload, UploadState } from './uploading.ts';

/** What is on its way, by what a form uploads with and the question's key: it goes on while its screen is away. */
const underWay = new WeakMap<StartUpload, Map<string, Upload>>();

function uploadsOf(start: StartUpload): Map<string, Upload> {
  const present = underWay.get(start) ?? new Map<string, Upload>();
  underWay.set(start, present);
  return present;
}

export const isUnderWay = (start: StartUpload, key: string) => uploadsOf(start).has(key);

/** Begins one before the question that shows it is drawn. */
export function beginUpload(start: StartUpload, key: string, upload: Upload): void {
  uploadsOf(start).get(key)?.cancel();
  uploadsOf(start).set(key, upload);
}

const noUpload = { getState: () => undefined, subscribe: () => () => {} };

export interface LiveUpload {
  readonly upload: Upload | undefined;
  readonly state: UploadState | undefined;
  readonly begin: (file: Blob, extension: string, isAsChosen: boolean) => void;
  /** The same for what somebody else sends. */
  readonly follow: (upload: Upload) => void;
  /** Takes it back, or forgets what is over. */
  readonly end: () => void;
}

/** The file of one question, if one is on its way. */
export function useLiveUpload(start: StartUpload, key: string): LiveUpload {
  const uploads = uploadsOf(start);
  const [, redraw] = useState(0);
  const upload = uploads.get(key);
  const source = upload ?? noUpload;
  const state = useSyncExternalStore<UploadState | undefined>(source.subscribe, source.getState);

  function end() {
    uploads.get(key)?.cancel();
    uploads.delete(key);
    redraw((times) => times + 1);
  }

  function follow(other: Upload) {
    end();
    uploads.set(key, other);
  }

  function begin(file: Blob, extension: string, isAsChosen: boolean) {
    end();
    uploads.set(key, start(file, extension, { question: key, isAsChosen }));
  }

  return { upload, state, begin, follow, end };
}
