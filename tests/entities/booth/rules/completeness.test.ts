import { describe, expect, it } from 'vitest';
import { boothParts, missingParts } from '#entities/booth/rules/completeness.ts';

const complete = {
  Logo: '/logo.png',
  CompanyNameEn: 'Yunjin',
  ShortIntroduce: '二十年',
  ShortIntroduceEn: 'Twenty years',
  Banners: ['/banner.jpg'],
  ExhibitorImageUrl: '',
  MasterService: '主轴',
  LinkList: [{ LinkName: '顾清和' }],
  BoothNo: '5A21',
};

describe('what is missing on the page of a booth', () => {
  it('is nothing where everything is there', () => {
    expect(missingParts(complete)).toEqual([]);
  });

  it('is everything of an empty row', () => {
    const empty = {
      Logo: '',
      CompanyNameEn: ' ',
      ShortIntroduce: '',
      ShortIntroduceEn: '\n',
      Banners: [],
      ExhibitorImageUrl: '',
      MasterService: '',
      LinkList: [],
      BoothNo: '',
    };
    expect(missingParts(empty)).toEqual(boothParts);
  });

  it('is not a picture where the booth has one in place of banners', () => {
    expect(missingParts({ ...complete, Banners: [], ExhibitorImageUrl: '/stand.jpg' })).toEqual([]);
    expect(missingParts({ ...complete, Banners: [] })).toEqual(['banner']);
  });
});
