import { ImageViewer as AntdImageViewer } from 'antd-mobile';
import { type KeyboardEvent, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followReducedMotion } from '../followReducedMotion.ts';
import { ModalBox } from '../overlay/ModalBox.tsx';
import { useBackEntry } from '../overlay/useBackEntry.ts';
import { SlideButton } from './SlideButton.tsx';
import { larger, moveBy, smaller, useShownImage, zoomBy } from './useShownImage.ts';
import { useTapToClose } from './useTapToClose.ts';
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

/** Pictures that are loaded before and behind the one in sight. */
const mostAhead = 2;
/** By which a press of an arrow key shows more of an enlarged picture, in CSS pixels. */
const stepPx = 80;
const steps: Readonly<Record<string, readonly [x: number, y: number] | undefined>> = {
  ArrowLeft: [stepPx, 0],
  ArrowRight: [-stepPx, 0],
  ArrowUp: [0, stepPx],
  ArrowDown: [0, -stepPx],
};

/** Zooms or moves a picture as a key says; false where the key says neither. */
function changeByKey(frame: HTMLElement | null, at: number, key: string): boolean {
  const step = steps[key];
  if (step !== undefined) return moveBy(frame, at, ...step);
  if (key !== '+' && key !== '=' && key !== '-') return false;
  zoomBy(frame, at, key === '-' ? smaller : larger);
  return true;
}

followReducedMotion();

/** Full screen, swiped, zoomed and moved by fingers and keys, swiped and zoomed by buttons. Escape, the browser's Back and a tap on the image close it. */
export function ImageViewer({ label, images, start, onClose }: ImageViewerProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { viewer, at, handleIndex, move, handleKey } = useShownImage(images, start);
  const alt = images[at]?.alt ?? '';
  const zoom = (share: number) => zoomBy(frame.current, at, share);
  const handleKeys = (event: KeyboardEvent) => {
    if (!changeByKey(frame.current, at, event.key)) handleKey(event);
  };
  const { handleTap, handlers } = useTapToClose(onClose);
  useBackEntry(onClose);

  // antd-mobile hides its overlay, and so the images, from screen readers.
  useLayoutEffect(() => frame.current?.querySelector('.adm-mask')?.removeAttribute('aria-hidden'), []);

  return (
    <ModalBox className={styles.viewer} labelledBy={`${id}-label`} onLeave={onClose}>
      <h2 className="x-hidden" id={`${id}-label`}>
        {label}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons within */}
      <div ref={frame} onKeyDown={handleKeys} {...handlers}>
        <ZoomButtons onZoom={zoom} />
        <div className={styles.close}>
          <SlideButton icon="close" text={t('close')} isDefault onClick={onClose} />
        </div>
        <AntdImageViewer.Multi
          ref={viewer}
          visible
          images={images.map(({ url }) => url)}
          defaultIndex={start}
          onIndexChange={handleIndex}
          onClose={handleTap}
          // oxlint-disable-next-line react/no-unstable-nested-components -- a function that renders, no component
          imageRender={(url, { ref, index }) => (
            <Viewed
              key={url}
              imageRef={ref}
              // Of a long row only what can be swiped to next is loaded.
              url={Math.abs(index - at) <= mostAhead ? url : undefined}
              alt={images[index]?.alt ?? ''}
              isShown={index === at}
            />
          )}
        />
        {images.length > 1 && <MoveButtons onMove={move} />}
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

interface ViewedProps {
  readonly imageRef: Ref<HTMLImageElement>;
  readonly url: string | undefined;
  readonly alt: string;
  readonly isShown: boolean;
}

/** A picture; a mark until it has come, and a sentence where it does not. */
function Viewed({ imageRef, url, alt, isShown }: ViewedProps) {
  const { t } = useTranslation('content');
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  if (state === 'failed')
    return (
      <p className={styles.failed} aria-hidden={!isShown || undefined}>
        {t('pictureFailed')}
      </p>
    );
  return (
    <>
      {state === 'coming' && <span className={styles.coming} aria-hidden="true" />}
      <img
        ref={imageRef}
        src={url}
        alt={alt}
        aria-hidden={!isShown || undefined}
        draggable={false}
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
      />
    </>
  );
}

function ZoomButtons({ onZoom }: { readonly onZoom: (share: number) => void }) {
  const { t } = useTranslation('content');
  return (
    <div className={styles.zoom}>
      <SlideButton icon="zoomIn" text={t('zoomIn')} onClick={() => onZoom(larger)} />
      <SlideButton icon="zoomOut" text={t('zoomOut')} onClick={() => onZoom(smaller)} />
    </div>
  );
}

function MoveButtons({ onMove }: { readonly onMove: (step: number) => void }) {
  const { t } = useTranslation('content');
  return (
    <>
      <div className={styles.previous}>
        <SlideButton icon="previous" text={t('previousSlide')} onClick={() => onMove(-1)} />
      </div>
      <div className={styles.next}>
        <SlideButton icon="next" text={t('nextSlide')} onClick={() => onMove(1)} />
      </div>
    </>
  );
}
