import { useEffect, useRef, useState } from 'react';
import { wholeView } from '#domain/picture/cropOf.ts';
import { PictureError, type PictureErrorCode } from '#domain/picture/pictureError.ts';
import type { Photo } from './cutPhoto.ts';
import { type Adjusted, makePhoto } from './makePhoto.ts';
import { openInWorker } from './openInWorker.ts';
import { forgetPicture, type OpenPicture } from './openPicture.ts';

export type PhotoStep =
  | { readonly at: 'choose'; readonly problem?: PictureErrorCode }
  | { readonly at: 'opening' }
  | { readonly at: 'adjust'; readonly picture: OpenPicture; readonly problem?: PictureErrorCode };

const start: Adjusted = { turn: 0, view: wholeView };
const codeOf = (cause: unknown): PictureErrorCode =>
  cause instanceof PictureError ? cause.code : 'canvasFailed';

export interface PhotoSteps {
  readonly step: PhotoStep;
  readonly adjusted: Adjusted;
  readonly isMaking: boolean;
  readonly adjust: (adjusted: Adjusted) => void;
  readonly open: (file: Blob) => Promise<void>;
  readonly make: (picture: OpenPicture) => Promise<void>;
  readonly startOver: () => void;
}

/** Choose, open, adjust, use. What an earlier picture still brings is ignored, and its memory is freed. */
export function usePhotoSteps(onUse: (photo: Photo) => void): PhotoSteps {
  const [step, setStep] = useState<PhotoStep>({ at: 'choose' });
  const [adjusted, adjust] = useState(start);
  const [isMaking, setIsMaking] = useState(false);
  const latest = useRef(0);
  const opened = useRef<OpenPicture>(undefined);
  useEffect(
    () => () => {
      latest.current += 1;
      if (opened.current !== undefined) forgetPicture(opened.current);
    },
    [],
  );

  async function open(file: Blob) {
    latest.current += 1;
    const mine = latest.current;
    setStep({ at: 'opening' });
    adjust(start);
    const next = await openInWorker(file).then(
      (picture): PhotoStep => ({ at: 'adjust', picture }),
      (cause: unknown): PhotoStep => ({ at: 'choose', problem: codeOf(cause) }),
    );
    if ('picture' in next) {
      if (latest.current === mine) opened.current = next.picture;
      else forgetPicture(next.picture);
    }
    if (latest.current === mine) setStep(next);
  }

  async function make(picture: OpenPicture) {
    latest.current += 1;
    const mine = latest.current;
    setIsMaking(true);
    const made = await makePhoto(picture, adjusted).catch(codeOf);
    if (latest.current !== mine) return;
    setIsMaking(false);
    if (typeof made === 'string') setStep({ at: 'adjust', picture, problem: made });
    else onUse(made);
  }

  function startOver() {
    latest.current += 1;
    setIsMaking(false);
    if (opened.current !== undefined) forgetPicture(opened.current);
    setStep({ at: 'choose' });
  }

  return { step, adjusted, isMaking, adjust, open, make, startOver };
}
