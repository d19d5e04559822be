import { type ChangeEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDataUrl } from '../../domain/picture/readDataUrl.ts';
import { Button } from '../Button.tsx';
import type { ChoosePictures } from '../fields/uploadingContext.ts';
import { Notice } from '../Notice.tsx';
import { type RuleName, RulePicture } from './RulePicture.tsx';

const rules: readonly RuleName[] = ['ruleShape', 'ruleBackground', 'ruleBare', 'ruleEars', 'ruleFace'];

export interface ChoosePictureProps {
  readonly onChoose: (file: Blob) => void;
  /** Asked at the tap; undefined, or an app that fails: the phone's own files and camera. */
  readonly findChooser?: (() => ChoosePictures | undefined) | undefined;
}

/** What a photo must be like, and the two ways to one. */
export function ChoosePicture({ onChoose, findChooser }: ChoosePictureProps) {
  const { t } = useTranslation('photo');
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [hasHostFailed, setHasHostFailed] = useState(false);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file !== undefined) onChoose(file);
    // The same file again, once it was mended, must count as a choice as well.
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

  /** The desk needs the dots of a picture, and what is shown of it is all that the app gives out. */
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
      <h3 className="x-desk__part">{t('rules')}</h3>
      <ul className="x-desk__rules">
        {rules.map((rule) => (
          <li className="x-desk__rule" key={rule}>
            <RulePicture rule={rule} />
            <span>{t(rule)}</span>
          </li>
        ))}
      </ul>
      <p className="x-desk__small">{t('ruleFile')}</p>
      {/* Buttons open them: a file's own control cannot be worded, and takes no part in the round of a dialog's focus. */}
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
