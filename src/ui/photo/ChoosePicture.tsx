import { type ChangeEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxPictureMegabytes } from '#domain/file/typeOfContent.ts';
import { readDataUrl } from '#domain/picture/readDataUrl.ts';
import { Button } from '../controls/Button.tsx';
import type { ChoosePictures } from '../fields/uploaded/uploadingContext.ts';
import { Notice } from '../page/Notice.tsx';
import { type RuleName, RulePicture } from './RulePicture.tsx';
import styles from './photoEditor.module.css';

const rules: readonly RuleName[] = [
  'ruleShape',
  'ruleBackground',
  'ruleBare',
  'ruleEars',
  'ruleFace',
  'ruleFile',
];

export interface ChoosePictureProps {
  readonly onChoose: (file: Blob) => void;
  /** Called at the tap; undefined or failing: use the phone's files and camera. */
  readonly findChooser?: (() => ChoosePictures | undefined) | undefined;
}

export function ChoosePicture({ onChoose, findChooser }: ChoosePictureProps) {
  const { t } = useTranslation('photo');
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [hasHostFailed, setHasHostFailed] = useState(false);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file !== undefined) onChoose(file);
    // Choosing the same file again must fire a change event.
    currentTarget.value = '';
  }

  function openInput(input: RefObject<HTMLInputElement | null>) {
    const chooseHere = hasHostFailed ? undefined : findChooser?.();
    if (chooseHere === undefined) return input.current?.click();
    chooseHere(1).then(
      ([picture]) => picture && takePreview(picture.previewUrl),
      () => setHasHostFailed(true),
    );
  }

  /** The editor needs pixels, and the preview is all the host gives out. */
  function takePreview(previewUrl: string) {
    try {
      const { type, bytes } = readDataUrl(previewUrl);
      onChoose(new Blob([bytes], { type }));
    } catch {
      setHasHostFailed(true);
    }
  }

  return (
    <>
      <PhotoRules />
      {/* Buttons, because a file input has no custom text and is skipped by the dialog's focus trap. */}
      <input ref={gallery} type="file" accept="image/*" hidden data-source="gallery" onChange={choose} />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="user"
        hidden
        data-source="camera"
        onChange={choose}
      />
      <div aria-live="polite">{hasHostFailed && <Notice kind="warn">{t('hostFailed')}</Notice>}</div>
      <Button onClick={() => openInput(gallery)}>{t('gallery')}</Button>
      <Button kind="secondary" onClick={() => openInput(camera)}>
        {t('camera')}
      </Button>
    </>
  );
}

function PhotoRules() {
  const { t } = useTranslation('photo');
  return (
    <>
      <h3 className={styles.part}>{t('rules')}</h3>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li className={styles.rule} key={rule}>
            <RulePicture rule={rule} />
            <span>{t(rule, { max: maxPictureMegabytes })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
