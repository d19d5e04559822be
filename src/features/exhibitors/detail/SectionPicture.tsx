import { useTranslation } from 'react-i18next';
import { StoredImage } from '../../../ui/media/StoredImage.tsx';
import { openPictures } from './openPictures.ts';
import css from './Pictures.module.css';

export interface SectionPictureProps {
  readonly title: string;
  readonly address: string;
  readonly company: string;
}

const widthPx = 800;
const heightPx = 450;

/** One picture of a section; a tap shows it over the whole screen. */
export function SectionPicture({ title, address, company }: SectionPictureProps) {
  const { t } = useTranslation('exhibitors');
  const alt = t('codeOf', { company, what: title });
  return (
    <button
      className={css.open}
      type="button"
      aria-label={`${title}: ${t('openPicture')}`}
      onClick={() => openPictures(title, [{ address, alt }])}
    >
      <StoredImage
        className={css.framed}
        src={address}
        alt={alt}
        width={widthPx}
        height={heightPx}
        lazy
        isPageWide
      />
    </button>
  );
}
