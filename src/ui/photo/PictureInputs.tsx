import type { ChangeEvent } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import css from './pictureInputs.module.css';

export interface PictureInputsProps {
  readonly cameraText: string;
  readonly albumText: string;
  readonly isBusy?: boolean;
  readonly onChoose: (file: Blob) => void;
}

/** Camera and album, each a file input itself: some web views open their picker only for a tap on one. */
export function PictureInputs({ cameraText, albumText, isBusy = false, onChoose }: PictureInputsProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file !== undefined) onChoose(file);
    // Choosing the same file again must fire a change event.
    currentTarget.value = '';
  }
  const input = (icon: IconName, text: string, capture?: 'environment') => (
    <label className={css['choice']}>
      <input
        className={css['input']}
        type="file"
        accept="image/*"
        capture={capture}
        disabled={isBusy}
        onChange={choose}
      />
      <span className={css['face']}>
        <Icon name={icon} />
        <span>{text}</span>
      </span>
    </label>
  );
  return (
    <div className={css['choices']}>
      {input('camera', cameraText, 'environment')}
      {input('album', albumText)}
    </div>
  );
}
