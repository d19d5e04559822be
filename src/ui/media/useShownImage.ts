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

const controlOf = (frame: HTMLElement | null, at: number) =>
  frame?.querySelectorAll('.adm-image-viewer-control')[at];

/** Share of its size by which a press makes a picture larger; the other takes that back. */
export const larger = 0.5;
export const smaller = -larger / (1 + larger);

/** Makes the picture in sight of antd-mobile's viewer larger or smaller by a share of its size. */
export function zoomBy(frame: HTMLElement | null, at: number, share: number): void {
  const control = controlOf(frame, at);
  if (control !== undefined) pinch(control, share, 0, 0);
}

/**
 * Moves a picture that was made larger, in CSS pixels: it grows around one point and shrinks around another.
 * @returns false where the picture is not larger than it was
 */
export function moveBy(frame: HTMLElement | null, at: number, x: number, y: number): boolean {
  const control = controlOf(frame, at);
  const image = control?.querySelector('img');
  if (control === undefined || !image || image.getBoundingClientRect().width <= image.offsetWidth + 1)
    return false;
  const reach = (1 + larger) / larger;
  pinch(control, larger, (-x * reach) / 2, (-y * reach) / 2);
  // The viewer counts from what it has drawn.
  requestAnimationFrame(() => pinch(control, smaller, (x * reach) / 2, (y * reach) / 2));
  return true;
}

/** The viewer offers no call for it; it takes the wheel with Ctrl as a pinch, as browsers report one on a trackpad. */
function pinch(control: Element, share: number, fromCentreX: number, fromCentreY: number): void {
  const { left, top, width, height } = control.getBoundingClientRect();
  control.dispatchEvent(
    new WheelEvent('wheel', {
      bubbles: true,
      cancelable: true,
      ctrlKey: true,
      deltaY: -100 * share,
      clientX: left + width / 2 + fromCentreX,
      clientY: top + height / 2 + fromCentreY,
    }),
  );
}
