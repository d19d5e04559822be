import { expect, it } from 'vitest';
import { picturesByExhibitor } from '#entities/product/rules/picturesByExhibitor.ts';

const product = (ExhibitorId: string, PicList: readonly unknown[], isOffSale = false) => ({
  ExhibitorId,
  PicList,
  isOffSale,
});

it('an exhibitor has the first picture of each of its products, in their order', () => {
  const rows = [
    product('a', ['/1.jpg', '/2.jpg']),
    product('b', ['/3.jpg']),
    product('a', [{ PicPath: '/4.jpg' }]),
  ];
  expect(picturesByExhibitor(['a', 'b'], rows)).toEqual({ a: ['/1.jpg', '/4.jpg'], b: ['/3.jpg'] });
});

it('an exhibitor without a product with a picture has none', () => {
  expect(picturesByExhibitor(['a', 'b'], [product('a', [])])).toEqual({ a: [], b: [] });
});

it('what is off sale, shows a film alone, or repeats a picture adds none', () => {
  const rows = [
    product('a', ['/off.jpg'], true),
    product('a', ['/film.mp4']),
    product('a', ['/1.jpg']),
    product('a', ['/1.jpg']),
  ];
  expect(picturesByExhibitor(['a'], rows)).toEqual({ a: ['/1.jpg'] });
});

it('a product of an exhibitor that was not asked for is left out', () => {
  expect(picturesByExhibitor(['a'], [product('toString', ['/1.jpg'])])).toEqual({ a: [] });
});

it('six pictures of one exhibitor are kept, the rest is not', () => {
  const rows = Array.from({ length: 9 }, (_, at) => product('a', [`/${at}.jpg`]));
  expect(picturesByExhibitor(['a'], rows)['a']).toHaveLength(6);
});
