import { useState, useSyncExternalStore } from 'react';
import type { StartUpload, Upload, UploadState } from './uploadingContext.ts';

/** Running uploads by context and question; they continue while their screen is unmounted. */
const underWay = new WeakMap<StartUpload, Map<string, Upload>>();

function uploadsOf(start: StartUpload): Map<string, Upload> {
  const present = underWay.get(start) ?? new Map<string, Upload>();
  underWay.set(start, present);
  return present;
}

export const isUnderWay = (start: StartUpload, key: string) => uploadsOf(start).has(key);

export function beginUpload(start: StartUpload, key: string, upload: Upload): void {
  uploadsOf(start).get(key)?.cancel();
  uploadsOf(start).set(key, upload);
}

function takeUpUpload(start: StartUpload, key: string): boolean {
  if (isUnderWay(start, key)) return true;
  const upload = start.takeUp?.(key);
  if (upload !== undefined) uploadsOf(start).set(key, upload);
  return upload !== undefined;
}

/** Paused uploads that are hidden from the form until restored. */
export interface SuspendedUploads {
  readonly restore: (isWanted: (key: string) => boolean) => void;
  readonly cancel: (isWanted: (key: string) => boolean) => void;
}

export function suspendUploads(start: StartUpload): SuspendedUploads {
  const uploads = uploadsOf(start);
  const suspended = Array.from(uploads, ([key, upload]) => {
    const wasSending = upload.getState().at === 'sending';
    upload.pause();
    return { key, upload, wasSending };
  });
  uploads.clear();
  return {
    restore(isWanted) {
      for (const { key, upload, wasSending } of suspended) {
        if (!isWanted(key)) continue;
        uploads.set(key, upload);
        if (wasSending) upload.resume();
      }
    },
    cancel(isWanted) {
      for (const { key, upload } of suspended) if (isWanted(key)) upload.cancel();
    },
  };
}

const noUpload = { getState: () => undefined, subscribe: () => () => {} };

export interface LiveUpload {
  readonly upload: Upload | undefined;
  readonly state: UploadState | undefined;
  /** An earlier page's upload could not be resumed. */
  readonly wasLost: boolean;
  readonly begin: (file: Blob, extension: string, isAsChosen: boolean) => void;
  readonly follow: (upload: Upload) => void;
  /** Resumes an upload of an earlier page; false if there is none. */
  readonly takeUp: () => boolean;
  readonly end: () => void;
}

export function useLiveUpload(start: StartUpload, key: string): LiveUpload {
  const uploads = uploadsOf(start);
  const [, redraw] = useState(0);
  const [wasLost, setWasLost] = useState(false);
  const upload = uploads.get(key);
  const source = upload ?? noUpload;
  const state = useSyncExternalStore<UploadState | undefined>(source.subscribe, source.getState);

  function end() {
    uploads.get(key)?.cancel();
    uploads.delete(key);
    setWasLost(false);
    redraw((times) => times + 1);
  }

  function follow(other: Upload) {
    end();
    uploads.set(key, other);
  }

  function takeUp(): boolean {
    const isThere = takeUpUpload(start, key);
    if (isThere) redraw((times) => times + 1);
    else setWasLost(true);
    return isThere;
  }

  function begin(file: Blob, extension: string, isAsChosen: boolean) {
    end();
    uploads.set(key, start(file, extension, { question: key, isAsChosen }));
  }

  return { upload, state, wasLost, begin, follow, takeUp, end };
}
