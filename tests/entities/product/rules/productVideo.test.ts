import { expect, it } from 'vitest';
import { productPictures } from '#entities/product/rules/productPictures.ts';
import { productVideo } from '#entities/product/rules/productVideo.ts';

const mixed = [{ PicPath: '/a.jpg' }, { PicPath: '/film.MP4?sign=1' }, '/b.png', '/other.m3u8'];

it('takes the film of the field `Video` before one among the pictures', () => {
  expect(productVideo('/own.mp4', mixed)).toBe('/own.mp4');
  expect(productVideo('', mixed)).toBe('/film.MP4?sign=1');
});

it.each([[[]], [''], [null], [['/a.jpg', '/mp4.png']]])('finds no film in %o', (pictures) => {
  expect(productVideo('', pictures)).toBe('');
});

it('shows no film as a picture', () => {
  expect(productPictures(mixed)).toEqual(['/a.jpg', '/b.png']);
});
