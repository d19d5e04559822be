// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTapToClose } from '#ui/media/useTapToClose.ts';

const open = () => {
  const onClose = vi.fn<() => void>();
  const { handleTap, handlers } = renderHook(() => useTapToClose(onClose)).result.current;
  return { onClose, handleTap, ...handlers };
};

it('a tap closes with the click that follows it, and not before', () => {
  const { onClose, handleTap, onTouchStart, onClickCapture } = open();
  onTouchStart();
  handleTap();
  expect(onClose).not.toHaveBeenCalled();
  onClickCapture();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a tap that is told after its click closes as well', () => {
  const { onClose, handleTap, onTouchStart, onClickCapture } = open();
  onTouchStart();
  onClickCapture();
  expect(onClose).not.toHaveBeenCalled();
  handleTap();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a click before the finger was put down again closes nothing', () => {
  const { onClose, handleTap, onPointerDown, onClickCapture } = open();
  onClickCapture();
  onPointerDown();
  handleTap();
  expect(onClose).not.toHaveBeenCalled();
});
