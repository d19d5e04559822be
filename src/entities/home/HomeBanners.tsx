import { services } from '#session/services.ts';
import { type Banner, findBanners } from '#api/exhibition/bannerCollections.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coverOf, fitCover } from '#boot/landingTree.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { languageOf } from '#language/language.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { Carousel } from '#ui/media/Carousel.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { localize } from '#ui/text/localize.ts';
import styles from './HomeBanners.module.css';

const none: readonly Banner[] = [];
/** As they were when last read: shown until they are read again. */
const known = new Map<string, readonly Banner[]>();

async function readBanners(exhibitionId: string): Promise<readonly Banner[]> {
  const banners = await findBanners(await services().client(), exhibitionId, '1');
  known.set(exhibitionId, banners);
  return banners;
}

/**
 * The home's pictures, read whenever it opens, as an organiser may have changed them meanwhile; none until they are there, and none
 * where they cannot be had: the cover stays.
 */
function useBanners(exhibitionId: string): readonly Banner[] {
  const [found, setFound] = useState({ exhibitionId, banners: known.get(exhibitionId) ?? none });

  useEffect(() => {
    let isCancelled = false;
    readBanners(exhibitionId).then(
      (banners) => {
        if (!isCancelled) setFound({ exhibitionId, banners });
      },
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId]);

  return found.exhibitionId === exhibitionId ? found.banners : (known.get(exhibitionId) ?? none);
}

const width = 800;
const height = 400;
/** Long enough to look at a picture. */
const slideMs = 6_000;

/** A separate picture replaces the painted cover, so nothing moves; without further pictures the cover stands alone. */
export function HomeBanners({ exhibition }: { readonly exhibition: Exhibition }) {
  const { t, i18n } = useTranslation('home');
  const language = languageOf(i18n.language);
  const banners = useBanners(exhibition.RecordId);
  const cover = fitCover(coverOf(exhibition));
  const first = cover === '' ? [] : [{ id: 'cover', picture: cover, link: '', title: { zh: '', en: '' } }];
  const slides = [...first, ...banners];
  if (banners.length === 0) return null;

  return (
    <div className={styles.banners}>
      <Carousel
        label={t('banners')}
        autoplayMs={slideMs}
        isCover
        slides={slides.map(({ id, picture, link, title }, index) => {
          const image = (
            <StoredImage
              src={picture}
              alt={localize(title, language) || t('banner', { number: index + 1 })}
              lang={otherLanguage(title, language)}
              width={width}
              height={height}
              lazy={index > 0}
              isFirst={index === 0}
              isPageWide
            />
          );
          const content =
            link === '' ? (
              image
            ) : (
              <RuledLink to={link} rule={linkRule}>
                {image}
              </RuledLink>
            );
          return { key: id, label: '', content };
        })}
      />
    </div>
  );
}
