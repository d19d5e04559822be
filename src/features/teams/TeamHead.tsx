import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamPage } from '#entities/team/rules/readTeamSignSetup.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import styles from './teams.module.css';

const width = 800;
const height = 320;

export interface TeamHeadProps {
  readonly page: TeamPage;
  readonly title: ReactNode;
  readonly titleLang?: string | undefined;
  /** Beside the title. */
  readonly sign?: ReactNode;
  readonly lead?: string;
}

/** The heading stands below the pictures, so that it stays readable on any of them. */
export function TeamHead({ page, title, titleLang, lead, sign }: TeamHeadProps) {
  const { t } = useTranslation('teams');
  useFieldTexts();
  const pictures = [page.BackgroundImage, ...page.Banners].filter((picture) => picture !== '');
  const images = pictures.map((picture, index) => (
    <StoredImage
      key={picture}
      className={styles.picture}
      src={picture}
      alt=""
      width={width}
      height={height}
      lazy={index > 0}
      isFirst={index === 0}
      isPageWide
    />
  ));
  return (
    <>
      {images.length === 1 && <div className={styles.pictures}>{images}</div>}
      {images.length > 1 && (
        <div
          className={`${styles.pictures} ${styles['pictures--row']}`}
          role="group"
          aria-label={t('title')}
          // Scrolled by finger and, because it holds the focus, by the arrow keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {images}
        </div>
      )}
      {sign === undefined ? (
        <PageHeading lead={lead}>{title}</PageHeading>
      ) : (
        <div className={styles.head}>
          {sign}
          <PageHeading lead={lead} lang={titleLang}>
            {title}
          </PageHeading>
        </div>
      )}
    </>
  );
}
