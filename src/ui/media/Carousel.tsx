import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../overlay/announce.ts';
import { SlideButton } from './SlideButton.tsx';
import type { Autoplay } from './useAutoplay.ts';
import { useCarousel } from './useCarousel.ts';
import styles from './Carousel.module.css';

export interface CarouselSlide {
  readonly key: string;
  /** Says what the slide shows; '' where its content does. */
  readonly label: string;
  readonly content: ReactNode;
  /** Its lower edge is its own: a player. */
  readonly hasControls?: boolean;
}

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  /** Without it the slides stay until they are moved. */
  readonly autoplayMs?: number;
  /** Below the slides' edge lies a card, and the dots stand above it. */
  readonly isCover?: boolean;
}

/**
 * Slides side by side, moved by the browser's own scrolling with snap points, with a dot for each; the arrows are seen with a mouse or the
 * keyboard only. As high as its highest slide.
 */
export function Carousel({ label, slides, autoplayMs, isCover = false }: CarouselProps) {
  const { t } = useTranslation('content');
  const count = slides.length;
  const placeOf = (at: number) => t('slideOf', { number: at + 1, total: count });
  const nameOf = (at: number) => [slides[at]?.label, placeOf(at)].filter(Boolean).join(' · ');
  const { track, current, autoplay, move, onScroll, onKeyDown, holdHandlers } = useCarousel({
    count,
    autoplayMs,
    onMoved: (at) => announce(nameOf(at)),
  });

  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('carousel')}
      aria-label={label}
      {...holdHandlers}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys scroll it */}
      <div
        className={styles.track}
        ref={track}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {slides.map(({ key, content }, at) => (
          <div
            className={styles.slide}
            key={key}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={nameOf(at)}
            // What is outside of the view takes no focus.
            inert={at !== current}
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={controlsClass(isCover, slides[current]?.hasControls)}>
          <Dots count={count} current={current} />
          <CarouselButtons label={label} autoplay={autoplay} onMove={move} />
        </div>
      )}
    </section>
  );
}

function controlsClass(isCover: boolean, hasControls = false): string {
  const kind = isCover ? 'controls--cover' : hasControls ? 'controls--above' : '';
  return [styles.controls, styles[kind]].filter(Boolean).join(' ');
}

function Dots({ count, current }: { readonly count: number; readonly current: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <span className={at === current ? `${styles.dot} ${styles['dot--current']}` : styles.dot} key={at} />
      ))}
    </span>
  );
}

interface CarouselButtonsProps {
  /** Of the slides: a page may have several rows of them. */
  readonly label: string;
  readonly autoplay: Autoplay;
  readonly onMove: (step: number) => void;
}

function CarouselButtons({ label, autoplay, onMove }: CarouselButtonsProps) {
  const { t } = useTranslation('content');
  const { mayRun, isRunning, toggle } = autoplay;
  return (
    <>
      <span className={styles.previous}>
        <SlideButton icon="previous" text={t('previousSlideOf', { label })} onClick={() => onMove(-1)} />
      </span>
      <span className={styles.next}>
        <SlideButton icon="next" text={t('nextSlideOf', { label })} onClick={() => onMove(1)} />
      </span>
      {mayRun && (
        <SlideButton
          icon={isRunning ? 'pause' : 'play'}
          text={t(isRunning ? 'pauseSlidesOf' : 'playSlidesOf', { label })}
          onClick={toggle}
        />
      )}
    </>
  );
}
