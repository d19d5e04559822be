import { createContext } from 'react';
import type { UploadFailure } from '#domain/file/uploadFailure.ts';

export type UploadState =
  | { readonly at: 'sending' | 'paused'; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly at: 'done'; readonly location: string }
  | { readonly at: 'failed'; readonly cause: UploadFailure; readonly message?: string }
  | { readonly at: 'cancelled' };

export interface HostPicture {
  /** Valid as the `src` of an `img`; '' where the host does not give it out. */
  readonly previewUrl: string;
  readonly send: () => Upload;
}

/** Up to `most` pictures of the host; empty when cancelled. @throws if the host fails: use a file input */
export type ChoosePictures = (most: number) => Promise<readonly HostPicture[]>;

/** An external store for React: `getState` returns the same object until it changes. */
export interface Upload {
  readonly getState: () => UploadState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly pause: () => void;
  /** Resumes after a pause, and retries after a failure, without sending again what has arrived. */
  readonly resume: () => void;
  readonly cancel: () => void;
  readonly previewUrl?: string;
  readonly hasParts?: boolean;
}

export interface UploadSource {
  readonly question: string;
  readonly isAsChosen: boolean;
}

export interface StartUpload {
  /** `extension` without the dot; the file's name is never used. */
  (file: Blob, extension: string, handed?: UploadSource): Upload;
  /** Questions whose unfinished upload resumes with the same file; undefined until known. An external store for React. */
  readonly interrupted?: {
    readonly getState: () => readonly string[] | undefined;
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Resumes an earlier page's upload whose bytes are on the phone; undefined if the file has to be chosen again. */
  readonly takeUp?: (question: string) => Upload | undefined;
  /** Call it at the tap: the host's features may change. Undefined: use a file input. */
  readonly findChooser?: () => ChoosePictures | undefined;
}

export const UploadingContext = createContext<StartUpload | undefined>(undefined);
