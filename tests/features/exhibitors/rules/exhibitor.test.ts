import { describe, expect, it } from 'vitest';
import { isPage, picturesOf } from '#features/exhibitors/rules/exhibitor.ts';

const bare = {
  CompanyName: '',
  CompanyNameEn: '',
  ShortIntroduce: '',
  ShortIntroduceEn: '',
  Banners: [],
  ExhibitorImageUrl: '',
  ExhibitorAchievementImageUrl: '',
  ExhibitorAd: '',
};

describe('the pictures of an exhibitor', () => {
  it('are shown once each, the booth’s own first', () => {
    const row = {
      ...bare,
      ExhibitorImageUrl: '/b.png',
      Banners: ['/a.png', '/b.png'],
    };
    expect(picturesOf(row)).toEqual(['/b.png', '/a.png']);
  });

  it('leave out what is no address', () => {
    expect(picturesOf({ ...bare, Banners: [null, {}, '', '/a.png'] })).toEqual(['/a.png']);
  });

  it('are at most twelve', () => {
    const Banners = Array.from({ length: 40 }, (_, at) => `/${at}.png`);
    expect(picturesOf({ ...bare, Banners })).toHaveLength(12);
  });
});

it.each([
  ['https://shop.example.com/offer', true],
  ['https://shop.example.com/offer.html?from=fair', true],
  ['/product/open00000000000000000001/product0000000000000001', true],
  ['https://files.example.com/ad.JPG?x=1', false],
  ['/sandbox/pictures/seed-banner-3.svg', false],
  ['data:image/png;base64,AAAA', false],
  ['https://mmbiz.example.com/x/640?wx_fmt=jpeg', false],
])('an advertisement at %s is a page: %s', (address, expected) => {
  expect(isPage(address)).toBe(expected);
});
