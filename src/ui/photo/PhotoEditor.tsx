import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PictureErrorCode } from '#domain/picture/pictureError.ts';
import { isPictureFormat, pictureFormats } from '#domain/picture/pictureKind.ts';
import type { AreaWords } from '#language/areaWords.ts';
import { Button } from '../controls/Button.tsx';
import { ModalBox } from '../overlay/ModalBox.tsx';
import type { ChoosePictures } from '../fields/uploaded/uploadingContext.ts';
import { Notice } from '../page/Notice.tsx';
import { AdjustPhoto } from './AdjustPhoto.tsx';
import { ChoosePicture } from './ChoosePicture.tsx';
import type { Photo } from './cutPhoto.ts';
import { type PhotoSteps, usePhotoSteps } from './usePhotoSteps.ts';
import photoEditorStyles from './photoEditor.module.css';
import dialogStyles from '../overlay/dialog.module.css';

export interface PhotoEditorProps {
  readonly onUse: (photo: Photo) => void;
  readonly onLeave: () => void;
  readonly findChooser?: (() => ChoosePictures | undefined) | undefined;
}

/** Two codes only occur through programming errors; they share a message. */
function sentenceOf(code: PictureErrorCode): keyof AreaWords['photo'] {
  if (isPictureFormat(code)) return 'notDrawn';
  return code === 'dataUrlInvalid' || code === 'notABlob' ? 'imageNotLoaded' : code;
}

/** The rules in a sheet; then the picture on the whole screen, and what is done there is the photo. */
export function PhotoEditor({ onUse, onLeave, findChooser }: PhotoEditorProps) {
  const { t } = useTranslation('photo');
  const id = useId();
  const steps = usePhotoSteps(onUse);
  const { at } = steps.step;
  const heading = useRef<HTMLHeadingElement>(null);

  // The buttons change with each step; otherwise the focus would be lost.
  const shown = useRef(at);
  useLayoutEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus();
  }, [at]);

  // Outside of the form, so that its position in the page does not matter.
  return createPortal(
    <ModalBox
      className={at === 'adjust' ? photoEditorStyles.full : undefined}
      labelledBy={`${id}-title`}
      onLeave={onLeave}
    >
      <h2 className={dialogStyles.title} id={`${id}-title`} ref={heading} tabIndex={-1} data-default>
        {t(at === 'adjust' ? 'adjustTitle' : 'title')}
      </h2>
      <StepContent {...steps} findChooser={findChooser}>
        <Button kind="quiet" onClick={onLeave}>
          {t('cancel', { ns: 'shell' })}
        </Button>
      </StepContent>
    </ModalBox>,
    document.body,
  );
}

interface StepContentProps extends PhotoSteps, Pick<PhotoEditorProps, 'findChooser'> {
  /** The way out. */
  readonly children: ReactNode;
}

function StepContent(props: StepContentProps) {
  const { step, adjusted, isMaking, adjust, open, make, startOver, findChooser, children } = props;
  const { t } = useTranslation('photo');
  const problem = 'problem' in step && step.problem !== undefined && (
    <Notice kind="error">
      {t(
        sentenceOf(step.problem),
        isPictureFormat(step.problem) ? { format: pictureFormats[step.problem] } : {},
      )}
    </Notice>
  );
  switch (step.at) {
    case 'opening':
      return (
        <>
          <p className={photoEditorStyles.state} data-announce="">
            {t('opening')}
          </p>
          {children}
        </>
      );
    case 'choose':
      return (
        <>
          {problem}
          <ChoosePicture findChooser={findChooser} onChoose={(file) => void open(file)} />
          {children}
        </>
      );
    case 'adjust':
      return (
        <>
          <AdjustPhoto picture={step.picture} adjusted={adjusted} onAdjust={adjust} />
          {problem}
          <Button busy={isMaking} busyText={t('making')} onClick={() => void make(step.picture)}>
            {t('make')}
          </Button>
          <div className={photoEditorStyles.ways}>
            {children}
            <Button kind="quiet" onClick={startOver}>
              {t('another')}
            </Button>
          </div>
        </>
      );
  }
}
