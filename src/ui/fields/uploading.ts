import { createContext } from 'react';

/** How far a file is on its way to the storage. */
export type UploadState =
  | { readonly at: 'sending' | 'paused'; readonly sentBytes: number; readonly totalBytes: number }
  /** `location` is the address of the file, with its scheme. */
  | { readonly at: 'done'; readonly location: string }
  | { readonly at: 'failed'; readonly cause: 'network' | 'refused' }
  | { readonly at: 'cancelled' };

/** One file on its way. A store in React's sense: `getState` gives the same object until something has changed. */
export interface Upload {
  readonly getState: () => UploadState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly pause: () => void;
  /** Goes on after a pause, and tries again after a failure, without what has arrived already. */
  readonly resume: () => void;
  readonly cancel: () => void;
}

/** `extension` without its dot; the file's own name is never used. */
export type StartUpload = (file: Blob, extension: string) => Upload;

/** What a form's fields upload with; without one, files cannot be handed in on this screen. */
export const UploadingContext = createContext<StartUpload | undefined>(undefined);
