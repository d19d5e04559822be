import { opensDownloads } from '#host/opensDownloads.ts';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { ModalBox } from '#ui/overlay/ModalBox.tsx';
import { KeepPicture } from '#ui/picture/KeepPicture.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import styles from '#ui/overlay/dialog.module.css';

export interface PosterBoxProps {
  /** Draws it; undefined where this browser cannot. The same function for the same poster. */
  readonly make: () => Promise<string | undefined>;
  readonly title: string;
  /** What stands on it, and what its code opens. */
  readonly alt: string;
  readonly fileName: string;
  /** What is said where it cannot be drawn; that the link can be copied, without it. */
  readonly impossible?: string;
  readonly onClose: () => void;
}

export function PosterBox({ make, title, alt, fileName, impossible, onClose }: PosterBoxProps) {
  const { t } = useTranslation(['sharing', 'shell']);
  const id = useId();
  const [drawn, setDrawn] = useState<{ readonly address: string | undefined }>();

  useEffect(() => {
    let isCancelled = false;
    const show = (address: string | undefined) => {
      if (!isCancelled) setDrawn({ address });
    };
    make().then(show, () => show(undefined));
    return () => {
      isCancelled = true;
    };
  }, [make]);

  if (drawn === undefined)
    return (
      <ModalBox labelledBy={`${id}-title`} onLeave={onClose}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <Waiting text={t('posterMaking')} />
        <Button kind="secondary" data-default onClick={onClose}>
          {t('cancel', { ns: 'shell' })}
        </Button>
      </ModalBox>
    );
  return (
    <KeepPicture
      canDownload={opensDownloads()}
      title={title}
      address={drawn.address}
      alt={alt}
      how={t('posterHow')}
      impossible={impossible ?? t('posterImpossible')}
      save={t('posterSave')}
      fileName={`${fileName}.jpg`}
      onClose={onClose}
    />
  );
}
