import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { maxSentPdfMegabytes } from '#domain/file/typeOfContent.ts';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import css from './attachment.module.css';
import { attachButtonId } from './AttachButton.tsx';
import type { Attaching } from './useAttaching.ts';

export interface AttachPanelProps {
  readonly id: string;
  readonly attaching: Attaching;
}

const pictures = 'image/jpeg,image/png,image/gif';

/** What can be sent beside words. Each is a file input itself: some hosts open their picker only for a tap on one. */
export function AttachPanel({ id, attaching: { isOpen, choose, chooseInHost } }: AttachPanelProps) {
  const { t } = useTranslation('conversation');
  if (!isOpen) return null;
  return (
    <div className={css['panel']} id={id} data-next-focus={attachButtonId}>
      <ul className={css['choices']}>
        <Choice
          icon="album"
          text={t('attachPicture')}
          accept={pictures}
          onChange={choose}
          onClick={chooseInHost}
        />
        <Choice
          icon="camera"
          text={t('attachPhoto')}
          accept="image/*"
          capture="environment"
          onChange={choose}
          onClick={chooseInHost}
        />
        <Choice icon="file" text={t('attachFile')} accept={`application/pdf,${pictures}`} onChange={choose} />
      </ul>
      <p className={css['hint']}>{t('attachHint', { max: maxSentPdfMegabytes })}</p>
    </div>
  );
}

interface ChoiceProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'capture' | 'onChange' | 'onClick'> {
  readonly icon: IconName;
  readonly text: string;
}

function Choice({ icon, text, ...input }: ChoiceProps) {
  return (
    <li className={css['choice']}>
      <label className={css['label']}>
        <input className={css['input']} type="file" {...input} />
        <span className={css['face']}>
          <Icon name={icon} />
        </span>
        <span>{text}</span>
      </label>
    </li>
  );
}
