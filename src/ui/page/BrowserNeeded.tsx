import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileType } from '#domain/file/fileType.ts';
import { Button } from '../controls/Button.tsx';
import { ModalBox } from '../overlay/ModalBox.tsx';
import dialogStyles from '../overlay/dialog.module.css';
import browserNeededStyles from './browserNeeded.module.css';

export interface BrowserNeededProps {
  readonly url: string;
  readonly type: FileType | 'unknown';
  readonly copy: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** For files that the app around the page cannot open: how to open them in a browser. */
export function BrowserNeeded({ url, type, copy, onClose }: BrowserNeededProps) {
  const { t } = useTranslation('hostTools');
  const id = useId();
  const [copied, setCopied] = useState<boolean>();
  return (
    <ModalBox labelledBy={`${id}-title`} describedBy={`${id}-text`} onLeave={onClose}>
      <h2 className={dialogStyles.title} id={`${id}-title`} tabIndex={-1} data-default>
        {t('browserTitle')}
      </h2>
      <div className={browserNeededStyles.root} id={`${id}-text`}>
        <p>{type === 'unknown' ? t('browserUnknown') : t('browserType', { type: type.toUpperCase() })}</p>
        <ol className={browserNeededStyles.instructions}>
          <li>{t('browserMenu')}</li>
          <li>{t('browserCopy')}</li>
        </ol>
      </div>
      <div role="status">
        {copied === true && <p className={browserNeededStyles.said}>{t('linkCopied')}</p>}
        {copied === false && (
          <>
            <p className={browserNeededStyles.said}>{t('linkNotCopied')}</p>
            <p className={browserNeededStyles.url}>{url}</p>
          </>
        )}
      </div>
      <Button onClick={() => void copy().then(setCopied)}>{t('copyLink')}</Button>
      <Button kind="quiet" onClick={onClose}>
        {t('close', { ns: 'shell' })}
      </Button>
    </ModalBox>
  );
}
