import { expect, it } from 'vitest';
import { productPictures } from '#entities/product/rules/productPictures.ts';

it('reads addresses and rows with an address, each once', () => {
  expect(productPictures([{ PicPath: '/a.jpg' }, '/b.jpg', '/a.jpg'])).toEqual(['/a.jpg', '/b.jpg']);
});

it('leaves out entries without an address', () => {
  expect(productPictures(['', null, {}, { PicPath: '' }, []])).toEqual([]);
});

it('reads one address as text', () => {
  expect(productPictures('/a.jpg')).toEqual(['/a.jpg']);
  expect(productPictures(undefined)).toEqual([]);
});
