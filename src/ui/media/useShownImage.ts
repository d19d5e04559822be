import type { MultiImageViewerRef } from 'antd-mobile';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../overlay/announce.ts';

/** Which of several images is shown: moved by steps and arrow keys beyond both ends, and announced when it changes. */
export function useShownImage(images: readonly { readonly alt: string }[], start: number) {
  const { t } = useTranslation('content');
  const viewer = useRef<MultiImageViewerRef>(null);
  const [at, setAt] = useState(start);
  const count = images.length;

  function handleIndex(index: number) {
    if (index === at) return;
    setAt(index);
    const place = t('slideOf', { number: index + 1, total: count });
    announce([images[index]?.alt, place].filter(Boolean).join(' · '));
  }
  function move(step: number) {
    viewer.current?.swipeTo((at + step + count) % count);
  }
  function handleKey({ key }: KeyboardEvent) {
    if (count > 1 && key === 'ArrowLeft') move(-1);
    if (count > 1 && key === 'ArrowRight') move(1);
  }
  return { viewer, at, handleIndex, move, handleKey };
}

/**
 * Makes the picture in sight of antd-mobile's viewer larger or smaller by a share of its size. The viewer offers no call for it; it
 * takes the wheel with Ctrl as a pinch, as browsers report one on a trackpad.
 */
export function zoomBy(frame: HTMLElement | null, at: number, share: number): void {
  const control = frame?.querySelectorAll('.adm-image-viewer-control')[at];
  if (control === undefined) return;
  const { left, top, width, height } = control.getBoundingClientRect();
  control.dispatchEvent(
    new WheelEvent('wheel', {
      bubbles: true,
      cancelable: true,
      ctrlKey: true,
      deltaY: -100 * share,
      clientX: left + width / 2,
      clientY: top + height / 2,
    }),
  );
}
