// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { sentPicture } from '#flows/pictures/sentPicture.ts';
import { provideStorageHost } from '#ui/media/storageHost.ts';

const host = 'files.expo.test';
afterEach(() => provideStorageHost(''));

it.each([
  ['https://files.expo.test/a.jpg', true],
  [`${location.origin}/cos/a.jpg`, true],
  ['/sandbox/pictures/a.svg', true],
  ['https://tracker.example/a.jpg', false],
  ['https://files.expo.test.tracker.example/a.jpg', false],
  ['//tracker.example/a.jpg', false],
  ['/\\tracker.example/a.jpg', false],
  ['http://files.expo.test/a.jpg', false],
  ['data:image/png;base64,AAAA', false],
  ['', false],
])('a picture that another person names as %s is shown: %j', (address, isShown) => {
  provideStorageHost(host);
  expect(sentPicture(address)).toBe(isShown ? address : '');
});
