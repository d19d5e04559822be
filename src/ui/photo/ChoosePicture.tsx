import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { type RuleName, RulePicture } from './RulePicture.tsx';

const rules: readonly RuleName[] = ['ruleShape', 'ruleBackground', 'ruleBare', 'ruleEars', 'ruleFace'];

/** What a photo must be like, and the two ways to one. */
export function ChoosePicture({ onChoose }: { readonly onChoose: (file: Blob) => void }) {
  const { t } = useTranslation('photo');
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file !== undefined) onChoose(file);
    // The same file again, once it was mended, must count as a choice as well.
    currentTarget.value = '';
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
      <Button onClick={() => gallery.current?.click()}>{t('gallery')}</Button>
      <Button kind="secondary" onClick={() => camera.current?.click()}>
        {t('camera')}
      </Button>
    </>
  );
}
