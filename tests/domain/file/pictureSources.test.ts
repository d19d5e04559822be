import { describe, expect, it } from 'vitest';
import { pictureAt, pictureSources } from '#domain/file/pictureSources.ts';

const host = 'pictures.storage.example';
const url = `http://${host}/cover.jpg`;
const resized = (size: string, quality: number) =>
  `https://${host}/cover.jpg?imageMogr2/thumbnail/${size}/quality/${quality}`;

describe('the addresses of a picture', { tags: ['image-rewrite'] }, () => {
  it('of a fixed size are for one, two and three dots per point, in falling quality', () => {
    const { src, srcSet } = pictureSources(url, { width: 48, height: 32 }, host);
    expect(src).toBe(resized('96x64', 75));
    expect(srcSet).toBe(
      `${resized('48x32', 85)} 1x, ${resized('96x64', 75)} 2x, ${resized('144x96', 60)} 3x`,
    );
  });

  it('of a picture as wide as the page say how wide they are', () => {
    expect(pictureSources(url, { width: 390 }, host, true).srcSet).toBe(
      `${resized('390x390', 85)} 390w, ${resized('780x780', 75)} 780w, ${resized('1170x1170', 60)} 1170w`,
    );
  });

  it.each([
    ['on another host', 'https://other.example/cover.jpg'],
    ['on a host that only begins like the storage', `https://${host}.evil.test/cover.jpg`],
    ['of a document', `https://${host}/guide.pdf`],
    ['that is resized already', `https://${host}/cover.jpg?imageMogr2/thumbnail/800x800`],
    ['of the page itself', '/sandbox/pictures/cover-open.svg'],
  ])('%s are one, and it is unchanged', (_where, address) => {
    expect(pictureSources(address, { width: 48 }, host)).toEqual({ src: address, srcSet: undefined });
  });

  it.each([
    [0, '390x390', 85],
    [1, '390x390', 85],
    [1.5, '780x780', 75],
    [2, '780x780', 75],
    [2.625, '1170x1170', 60],
    [4, '1170x1170', 60],
    [Number.NaN, '390x390', 85],
  ])('for a screen of %d dots per point is %s', (ratio, size, quality) => {
    expect(pictureAt(url, { width: 390 }, ratio, host)).toBe(resized(size, quality));
  });
});
