// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hasPlayed } from '#ui/player/mediaElement.ts';

/** A video of which these parts were seen, each from and to a second. */
function videoThatPlayed(...parts: readonly (readonly [from: number, to: number])[]): HTMLVideoElement {
  const video = document.createElement('video');
  const played: TimeRanges = {
    length: parts.length,
    start: (at) => parts[at]?.[0] ?? NaN,
    end: (at) => parts[at]?.[1] ?? NaN,
  };
  Object.defineProperty(video, 'played', { value: played });
  return video;
}

test('a live that jumps shortly after its first picture has been seen', () => {
  expect(hasPlayed(videoThatPlayed([4, 4.1], [10, 14]))).toBe(true);
});

test('a video of which no more than its first picture was shown has not been seen', () => {
  expect(hasPlayed(videoThatPlayed())).toBe(false);
  expect(hasPlayed(videoThatPlayed([0, 0.1], [3, 3.1]))).toBe(false);
});
