import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { wholeView } from '../../domain/picture/cropOf.ts';
import { PictureError, type PictureErrorCode } from '../../domain/picture/pictureError.ts';
import type { AreaWords } from '../../language/areaWords.ts';
import { Button } from '../controls/Button.tsx';
import { ModalBox } from '../overlay/ModalBox.tsx';
import type { ChoosePictures } from '../fields/uploaded/uploadingContext.ts';
import { Notice } from '../page/Notice.tsx';
import { AdjustPhoto } from './AdjustPhoto.tsx';
import { ChoosePicture } from './ChoosePicture.tsx';
import { type Adjusted, makePhoto, type Photo } from './makePhoto.ts';
import { forgetPicture, type OpenPicture } from './openPicture.ts';
import { PhotoPreview } from './PhotoPreview.tsx';
import { openInWorker } from './openInWorker.ts';
import photoDeskStyles from './photoEditor.module.css';
import dialogStyles from '../overlay/dialog.module.css';

export interface PhotoEditorProps {
  readonly onUse: (photo: Blob) => void;
  readonly onLeave: () => void;
  readonly findChooser?: (() => ChoosePictures | undefined) | undefined;
}

type Step =
  | { readonly at: 'choose'; readonly problem?: PictureErrorCode }
  | { readonly at: 'opening' }
  | { readonly at: 'adjust'; readonly picture: OpenPicture; readonly problem?: PictureErrorCode }
  | { readonly at: 'preview'; readonly picture: OpenPicture; readonly photo: Photo };

const start: Adjusted = { turn: 0, view: wholeView };
const codeOf = (cause: unknown): PictureErrorCode =>
  cause instanceof PictureError ? cause.code : 'canvasFailed';

/** Two codes only occur through programming errors; they share a message. */
function sentenceOf(code: PictureErrorCode): keyof AreaWords['photo'] {
  return code === 'dataUrlInvalid' || code === 'notABlob' ? 'imageNotLoaded' : code;
}

export function PhotoEditor({ onUse, onLeave, findChooser }: PhotoEditorProps) {
  const { t } = useTranslation('photo');
  const id = useId();
  const [step, setStep] = useState<Step>({ at: 'choose' });
  const [adjusted, setAdjusted] = useState(start);
  const [isMaking, setIsMaking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Ignores results for a picture that was replaced.
  const latest = useRef(0);
  const opened = useRef<OpenPicture>(undefined);
  useEffect(
    () => () => {
      latest.current += 1;
      if (opened.current !== undefined) forgetPicture(opened.current);
    },
    [],
  );

  // The buttons change with each step; otherwise the focus would be lost.
  const shown = useRef(step.at);
  useLayoutEffect(() => {
    if (shown.current === step.at) return;
    shown.current = step.at;
    heading.current?.focus();
  }, [step.at]);

  async function open(file: Blob) {
    latest.current += 1;
    const mine = latest.current;
    setStep({ at: 'opening' });
    setAdjusted(start);
    const next = await openInWorker(file).then(
      (picture): Step => ({ at: 'adjust', picture }),
      (cause: unknown): Step => ({ at: 'choose', problem: codeOf(cause) }),
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
    const next = await makePhoto(picture, adjusted).then(
      (photo): Step => ({ at: 'preview', picture, photo }),
      (cause: unknown): Step => ({ at: 'adjust', picture, problem: codeOf(cause) }),
    );
    if (latest.current !== mine) return;
    setIsMaking(false);
    setStep(next);
  }

  function startAnew() {
    latest.current += 1;
    setIsMaking(false);
    if (opened.current !== undefined) forgetPicture(opened.current);
    setStep({ at: 'choose' });
  }

  const title = step.at === 'adjust' ? 'adjustTitle' : step.at === 'preview' ? 'previewTitle' : 'title';
  const problem = 'problem' in step && step.problem !== undefined && (
    <Notice kind="error">{t(sentenceOf(step.problem))}</Notice>
  );
  const another = (
    <Button kind="secondary" onClick={startAnew}>
      {t('another')}
    </Button>
  );

  function draw(): ReactNode {
    switch (step.at) {
      case 'opening':
        return (
          <p className={photoDeskStyles.deskState} data-announce="">
            {t('opening')}
          </p>
        );
      case 'choose':
        return (
          <>
            {problem}
            <ChoosePicture findChooser={findChooser} onChoose={(file) => void open(file)} />
          </>
        );
      case 'adjust':
        return (
          <>
            <AdjustPhoto picture={step.picture} adjusted={adjusted} onAdjust={setAdjusted} />
            {problem}
            <Button busy={isMaking} busyText={t('making')} onClick={() => void make(step.picture)}>
              {t('make')}
            </Button>
            {another}
          </>
        );
      case 'preview':
        return (
          <>
            <PhotoPreview photo={step.photo} />
            <Button onClick={() => onUse(step.photo.blob)}>{t('use')}</Button>
            <Button kind="secondary" onClick={() => setStep({ at: 'adjust', picture: step.picture })}>
              {t('back')}
            </Button>
            {another}
          </>
        );
    }
  }

  // Outside of the form, so that its position in the page does not matter.
  return createPortal(
    <ModalBox labelledBy={`${id}-title`} onLeave={onLeave}>
      <h2 className={dialogStyles.title} id={`${id}-title`} ref={heading} tabIndex={-1} data-default>
        {t(title)}
      </h2>
      {draw()}
      <Button kind="secondary" onClick={onLeave}>
        {t('cancel', { ns: 'shell' })}
      </Button>
    </ModalBox>,
    document.body,
  );
}
