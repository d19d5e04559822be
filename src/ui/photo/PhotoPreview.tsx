import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../domain/text/formatFileSize.ts';
import { Notice } from '../page/Notice.tsx';
import type { Photo } from './makePhoto.ts';
import styles from './photoEditor.module.css';

export function PhotoPreview({ photo }: { readonly photo: Photo }) {
  const { t } = useTranslation('photo');
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(photo.blob);
    if (image.current !== null) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  const { width, height } = photo.size;
  return (
    <>
      <img ref={image} className={styles.photo} alt={t('previewAlt')} {...photo.size} />
      <p className={styles.small}>
        {t('previewSize', { size: formatFileSize(photo.blob.size), width, height })}
      </p>
      {photo.hints.length > 0 && (
        <Notice kind="warn" title={t('hints')} live>
          <ul className={styles.hints}>
            {photo.hints.map((hint) => (
              <li key={hint}>{t(hint)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
