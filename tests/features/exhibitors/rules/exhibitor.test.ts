import { describe, expect, it } from 'vitest';
import { contactsOf, picturesOf } from '../../../../src/features/exhibitors/rules/exhibitor.ts';

const bare = {
  CompanyName: '',
  CompanyNameEn: '',
  ShortIntroduce: '',
  ShortIntroduceEn: '',
  Banners: [],
  ExhibitorImageUrl: '',
  ExhibitorAchievementImageUrl: '',
  ExhibitorAd: '',
  LinkList: [],
};

describe('the pictures of an exhibitor', () => {
  it('are shown once each, the stand’s own first', () => {
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

describe('the contacts of an exhibitor', () => {
  it('are those with a name', () => {
    const LinkList = [
      { LinkId: 'a', LinkName: '林小满', Job: '经理', LinkMob: 13900001234 },
      { LinkMob: '1' },
      7,
    ];
    expect(contactsOf({ LinkList })).toEqual([
      { key: 'a', name: '林小满', job: '经理', mobile: '13900001234' },
    ]);
  });
});
