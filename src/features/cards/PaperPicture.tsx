import { useTranslation } from 'react-i18next';
import { refusalProblem } from '#domain/file/typeOfContent.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { openImages } from '#ui/media/openImages.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { PictureInputs } from '#ui/photo/PictureInputs.tsx';
import css from './picture.module.css';
import { usePaperPicture } from './usePaperPicture.ts';

export interface PaperPictureProps {
  readonly owner: MessageOwner;
  /** Of the contact, or of the form of a new one. */
  readonly pictureId: string;
  readonly name: string;
}

/** Taken or chosen, kept on this phone only; shown large with a tap. */
export function PaperPicture({ owner, pictureId, name }: PaperPictureProps) {
  const { t } = useTranslation('cards');
  const { sentence } = useFieldTexts();
  const { isRead, url, isBusy, problem, choose, remove } = usePaperPicture(owner, pictureId);
  if (!isRead) return null;
  const alt = name === '' ? t('picture') : t('pictureOf', { name });
  const show = (src: string) =>
    openImages({ label: t('picture'), images: [{ url: src, alt }], start: 0 }).catch(() =>
      renderToast(t('notKept')),
    );
  return (
    <Card title={t('picture')}>
      {problem === 'page' && (
        <Notice kind="warn" live>
          {t('picture_page')}
        </Notice>
      )}
      {problem !== undefined && problem !== 'page' && (
        <Notice kind="error">
          {problem === 'full' ? t('picture_full') : sentence(refusalProblem(problem))}
        </Notice>
      )}
      {url !== undefined && (
        <div className={css['shown']}>
          <button type="button" className={css['open']} onClick={() => void show(url)}>
            <img className={css['image']} src={url} alt={alt} />
          </button>
          <button type="button" className={css['remove']} aria-label={t('pictureRemove')} onClick={remove}>
            <Icon name="remove" />
          </button>
        </div>
      )}
      <PictureInputs
        cameraText={t(url === undefined ? 'pictureTake' : 'pictureRetake')}
        albumText={t('pictureChoose')}
        isBusy={isBusy}
        onChoose={choose}
      />
      <p className={css['hint']}>{t(isBusy ? 'pictureBusy' : 'pictureHint')}</p>
    </Card>
  );
}
