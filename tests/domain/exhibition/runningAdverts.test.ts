import { expect, it } from 'vitest';
import { runningAdverts } from '#domain/exhibition/runningAdverts.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const now = parseVenueTime('2026-12-10 10:00:00') ?? NaN;
const advert = {
  id: 'a',
  isCloud: true,
  picture: '/a.svg',
  link: '',
  title: { zh: '', en: '' },
  start: '',
  end: '',
  views: 1,
};

it.each([
  ['without a time', {}, true],
  ['that has begun', { start: '2026-12-10 10:00:00' }, true],
  ['that begins in a second', { start: '2026-12-10 10:00:01' }, false],
  ['that ends in a second', { end: '2026-12-10 10:00:01' }, true],
  ['that has just ended', { end: '2026-12-10 10:00:00' }, false],
  ['that ends today, without an hour', { end: '2026-12-10' }, true],
  ['that ended yesterday, written with slashes', { end: '2026/12/09' }, false],
  ['whose times are no times', { start: 'soon', end: 'later' }, true],
  ['without a picture', { picture: '' }, false],
  ['that an organiser has hidden', { isHidden: true }, false],
  ['that an organiser shows again', { isHidden: false }, true],
])('an advertisement %s is shown or not by the clock', { tags: ['adverts'] }, (_, change, isShown) => {
  expect(runningAdverts([{ ...advert, ...change }], now)).toHaveLength(isShown ? 1 : 0);
});

it('an advertisement that the server lists twice is shown once', () => {
  expect(runningAdverts([advert, { ...advert, picture: '/b.svg' }], now)).toEqual([advert]);
});

it('of one collection the first eight that are shown are shown, whatever stands before them', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ ...advert, id: String(at), isHidden: at < 2 }));
  const shown = runningAdverts([...many, { ...advert, id: 'own', isCloud: false }], now);
  expect(shown.map(({ id }) => id)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', 'own']);
});
