import { createContext } from 'react';
import type { UploadFailure } from '../../domain/uploadFailure.ts';

/** How far a file is on its way to the storage. */
export type UploadState =
  | { readonly at: 'sending' | 'paused'; readonly sentBytes: number; readonly totalBytes: number }
  /** `location` is the address of the file, with its scheme. */
  | { readonly at: 'done'; readonly location: string }
  /** `message` is what the other side says about it, for people. */
  | { readonly at: 'failed'; readonly cause: UploadFailure; readonly message?: string }
  | { readonly at: 'cancelled' };

/** A picture that was chosen in the app that shows the page, which holds it. */
export interface HostPicture {
  /** What an `img` can show at once; '' where the app does not give it out. */
  readonly previewUrl: string;
  /** Hands it in. It has no parts: it is there or it is not. */
  readonly send: () => Upload;
}

/**
 * Lets the person take or choose up to `most` pictures in the app that shows the page; none when they think better of it.
 * @throws anything where the app does not do it: a file input is what is left.
 */
export type ChoosePictures = (most: number) => Promise<readonly HostPicture[]>;

/** One file on its way. A store in React's sense: `getState` gives the same object until something has changed. */
export interface Upload {
  readonly getState: () => UploadState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly pause: () => void;
  /** Goes on after a pause, and tries again after a failure, without what has arrived already. */
  readonly resume: () => void;
  readonly cancel: () => void;
  /** A picture of what is sent, where there is one at once. */
  readonly previewUrl?: string;
  /** False where nobody tells how far it is, and nothing can pause it. */
  readonly hasParts?: boolean;
}

/** What a file is handed in for. */
export interface UploadSource {
  /** The question's key. */
  readonly question: string;
  /** Whether it is the chosen file itself, not one that the phone has made of it. */
  readonly isAsChosen: boolean;
}

export interface StartUpload {
  /** `extension` without its dot; the file's own name is never used. */
  (file: Blob, extension: string, handed?: UploadSource): Upload;
  /**
   * The questions whose file an earlier page left unfinished, and which goes on where it stopped at least when the same
   * one is chosen again; undefined until the phone was asked. A store in React's sense.
   */
  readonly interrupted?: {
    readonly getState: () => readonly string[] | undefined;
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Goes on with a file of an earlier page whose bytes are on the phone; undefined where the visitor has to choose it. */
  readonly takeUp?: (question: string) => Upload | undefined;
  /** Asked at the tap: what the app around the page can do may come and go. Undefined: a file input does it. */
  readonly findChooser?: () => ChoosePictures | undefined;
}

/** What a form's fields upload with; without one, files cannot be handed in on this screen. */
export const UploadingContext = createContext<StartUpload | undefined>(undefined);
