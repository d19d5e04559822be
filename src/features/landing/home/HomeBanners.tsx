import { useTranslation } from 'react-i18next';
import { coverOf, fitCover } from '../../../boot/landingTree.ts';
import type { Exhibition } from '../../../domain/exhibition/exhibition.ts';
import { useBanners } from './banners.ts';
import { linkRule } from '../../../flows/navigation/openLink.ts';
import { languageOf } from '../../../language/language.ts';
import { otherLanguage } from '../../../ui/text/organiserText.tsx';
import { RuledLink } from '../../../ui/controls/RuledLink.tsx';
import { StoredImage } from '../../../ui/media/StoredImage.tsx';
import { localize } from '../../../ui/text/localize.ts';
import { useSlides } from './useSlides.ts';
import styles from './homeParts.module.css';

const width = 800;
const height = 400;

/**
 * The cover and the organiser's pictures, side by side. A picture of its own shows itself in the cover's place, so nothing
 * on the page moves; without further pictures the cover stands alone.
 */
export function HomeBanners({ exhibition }: { readonly exhibition: Exhibition }) {
  const { t, i18n } = useTranslation('home');
  const language = languageOf(i18n.language);
  const banners = useBanners(exhibition.RecordId);
  const cover = fitCover(coverOf(exhibition));
  const first = cover === '' ? [] : [{ id: 'cover', picture: cover, link: '', title: { zh: '', en: '' } }];
  const slides = [...first, ...banners];
  const { track, look, current, isRunning, toggle, mayRun, handlers } = useSlides(slides.length);
  if (banners.length === 0) return null;

  return (
    <section className={styles.banners} aria-label={t('banners')} {...handlers}>
      <div
        className={styles.track}
        ref={track}
        onScroll={look}
        // Scrolled by finger, by wheel and, because it holds the focus, by the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={t('banners')}
      >
        {slides.map(({ id, picture, link, title }, index) => {
          const place = t('banner', { number: index + 1, total: slides.length });
          const image = (
            <StoredImage
              src={picture}
              alt={localize(title, language) || place}
              lang={otherLanguage(title, language)}
              width={width}
              height={height}
              lazy={index > 1}
            />
          );
          return (
            <div className={styles.slide} key={id}>
              {link === '' ? (
                image
              ) : (
                <RuledLink to={link} rule={linkRule}>
                  {image}
                </RuledLink>
              )}
            </div>
          );
        })}
      </div>
      {slides.length > 1 && (
        <div className={styles.bannerBar}>
          <span className={styles.bannerCount} aria-hidden="true">
            {current + 1} / {slides.length}
          </span>
          {mayRun && (
            <button
              className={styles.bannerPause}
              type="button"
              aria-label={t(isRunning ? 'pause' : 'play')}
              onClick={toggle}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                <path fill="currentColor" d={isRunning ? 'M4 3h4v14H4zM12 3h4v14h-4z' : 'M5 3l12 7-12 7z'} />
              </svg>
            </button>
          )}
        </div>
      )}
    </section>
  );
}
