import { useTranslation } from 'react-i18next';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { sentPicture } from '#flows/pictures/sentPicture.ts';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import css from './NoticePreview.module.css';

export interface NoticeExtrasProps {
  /** Addresses; '' for none. */
  readonly picture: string;
  readonly link: string;
}

/** Picture and link of a notice, as its readers get them. */
export function NoticeExtras({ picture, link }: NoticeExtrasProps) {
  const { t } = useTranslation('organiserNotices');
  const shown = sentPicture(picture);
  return (
    <>
      {shown !== '' && (
        <StoredImage
          className={css['picture']}
          src={shown}
          alt={t('pictureAlt')}
          width={208}
          height={156}
          lazy
        />
      )}
      {link !== '' && (
        <p>
          <RuledLink to={link} rule={linkRule}>
            {t('openLink')}
          </RuledLink>
        </p>
      )}
    </>
  );
}
