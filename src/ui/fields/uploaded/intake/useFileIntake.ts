import { type MouseEvent, useState } from 'react';
import type { FileRefusal } from '#domain/file/typeOfContent.ts';
import { type FileLimits, type FittedFile, fitFile, isRefused } from './fitFile.ts';
import type { HostPicture, StartUpload } from '../uploadingContext.ts';

export interface FileIntake {
  readonly isPreparing: boolean;
  /** A moving picture was made a still one. */
  readonly isStill: boolean;
  readonly hasHostFailed: boolean;
  readonly refusal: FileRefusal | 'uploadLost' | undefined;
  readonly refuse: (refusal: FileRefusal | 'uploadLost') => void;
  /** Forgets what was said about earlier files. */
  readonly clear: () => void;
  /** The file as it will be sent; undefined where it was refused. */
  readonly fit: (file: Blob) => Promise<FittedFile | undefined>;
  /** Opens the host's picture chooser, where there is one, instead of the file input; false where there is none. */
  readonly chooseInHost: (
    event: MouseEvent,
    most: number,
    onChosen: (pictures: readonly HostPicture[]) => void,
  ) => boolean;
}

export function useFileIntake(start: StartUpload, limits: FileLimits): FileIntake {
  const [isPreparing, setIsPreparing] = useState(false);
  const [isStill, setIsStill] = useState(false);
  const [hasHostFailed, setHasHostFailed] = useState(false);
  const [refusal, refuse] = useState<FileRefusal | 'uploadLost'>();

  return {
    isPreparing,
    isStill,
    hasHostFailed,
    refusal,
    refuse,
    clear() {
      refuse(undefined);
      setIsStill(false);
    },
    async fit(file) {
      const fitted = await fitFile(file, limits, setIsPreparing);
      if (isRefused(fitted)) {
        refuse(fitted.refusal);
        return undefined;
      }
      if (fitted.isStill) setIsStill(true);
      return fitted;
    },
    chooseInHost(event, most, onChosen) {
      const choose = hasHostFailed ? undefined : start.findChooser?.();
      if (choose === undefined) return false;
      event.preventDefault();
      choose(most).then(onChosen, () => setHasHostFailed(true));
      return true;
    },
  };
}
