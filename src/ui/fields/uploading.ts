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

/** What a file is handed in for. */
export interface HandedFile {
  /** The question's key. */
  readonly question: string;
  /** Whether it is the chosen file itself, not one that the phone has made of it. */
  readonly isAsChosen: boolean;
}

export interface StartUpload {
  /** `extension` without its dot; the file's own name is never used. */
  (file: Blob, extension: string, handed?: HandedFile): Upload;
  /**
   * The questions whose file an earlier page left unfinished, and which goes on where it stopped when the same one is
   * chosen again; undefined until the phone was asked. A store in React's sense.
   */
  readonly cutOff?: {
    readonly getState: () => readonly string[] | undefined;
    readonly subscribe: (listener: () => void) => () => void;
  };
}

/** What a form's fields upload with; without one, files cannot be handed in on this screen. */
export const UploadingContext = createContext<StartUpload | undefined>(undefined);
