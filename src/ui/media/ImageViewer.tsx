import { ImageViewer as AntdImageViewer, type MultiImageViewerRef } from 'antd-mobile';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followReducedMotion } from '../followReducedMotion.ts';
import { announce } from '../overlay/announce.ts';
import { ModalBox } from '../overlay/ModalBox.tsx';
import { useBackEntry } from '../overlay/useBackEntry.ts';
import { SlideButton } from './SlideButton.tsx';
import styles from './ImageViewer.module.css';

export interface ViewedImage {
  readonly url: string;
  readonly alt: string;
}

export interface ImageViewerProps {
  readonly label: string;
  readonly images: readonly ViewedImage[];
  /** Index of the first image shown. */
  readonly start: number;
  readonly onClose: () => void;
}

followReducedMotion();

/** Full screen, swiped and zoomed by fingers. Escape, the browser's Back and a tap on the image close it. */
export function ImageViewer({ label, images, start, onClose }: ImageViewerProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const viewer = useRef<MultiImageViewerRef>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(start);
  const alt = images[at]?.alt ?? '';
  useBackEntry(onClose);

  // antd-mobile hides its overlay, and so the images, from screen readers.
  useLayoutEffect(() => frame.current?.querySelector('.adm-mask')?.removeAttribute('aria-hidden'), []);

  function change(index: number) {
    if (index === at) return;
    setAt(index);
    const place = t('slideOf', { number: index + 1, total: images.length });
    announce([images[index]?.alt, place].filter(Boolean).join(' · '));
  }
  function move(step: number) {
    viewer.current?.swipeTo((at + step + images.length) % images.length);
  }
  function press({ key }: KeyboardEvent) {
    if (images.length > 1 && key === 'ArrowLeft') move(-1);
    if (images.length > 1 && key === 'ArrowRight') move(1);
  }
  return (
    <ModalBox className={styles.viewer} labelledBy={`${id}-label`} onLeave={onClose}>
      <h2 className="x-hidden" id={`${id}-label`}>
        {label}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons within */}
      <div ref={frame} onKeyDown={press}>
        <div className={styles.close}>
          <SlideButton icon="close" text={t('close')} isDefault onClick={onClose} />
        </div>
        <AntdImageViewer.Multi
          ref={viewer}
          visible
          images={images.map(({ url }) => url)}
          defaultIndex={start}
          onIndexChange={change}
          onClose={onClose}
          // oxlint-disable-next-line react/no-unstable-nested-components -- a function that renders, no component
          imageRender={(url, { ref, index }) => (
            <img
              ref={ref}
              src={url}
              alt={images[index]?.alt ?? ''}
              aria-hidden={index !== at || undefined}
              draggable={false}
            />
          )}
        />
        {images.length > 1 && (
          <>
            <div className={styles.previous}>
              <SlideButton icon="previous" text={t('previousSlide')} onClick={() => move(-1)} />
            </div>
            <div className={styles.next}>
              <SlideButton icon="next" text={t('nextSlide')} onClick={() => move(1)} />
            </div>
          </>
        )}
        {alt !== '' && (
          // The image says the same to a screen reader.
          <p className={styles.caption} aria-hidden="true">
            {alt}
          </p>
        )}
      </div>
    </ModalBox>
  );
}
