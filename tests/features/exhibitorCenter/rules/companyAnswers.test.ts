import { describe, expect, it } from 'vitest';
import {
  answersOfCompany,
  companyChanges,
  type CompanyRow,
} from '#features/exhibitorCenter/rules/companyAnswers.ts';
import { companyParts } from '#features/exhibitorCenter/rules/forms/companyForm.ts';
import { sentPictures, typedPictures } from '#features/exhibitorCenter/rules/ownPictures.ts';

const origin = 'https://fair.example.com';
const row: CompanyRow = {
  Logo: '/pictures/logo.svg',
  CompanyName: '云津',
  CompanyNameEn: '',
  MasterService: '夹具',
  MasterServiceEn: '',
  ProductTypeInfoId: '',
  ShortIntroduce: '<p>一</p><ul><li>二</li></ul>',
  ShortIntroduceEn: '',
  Banners: ['https://files.example.com/a.jpg', '/pictures/b.jpg'],
  LinkList: [
    { LinkId: 'link1', LinkName: '顾清和', LinkMob: '139****0011', Job: '经理' },
    ...['二', '三', '四'].map((LinkName) => ({ LinkName, LinkMob: '13900000002' })),
  ],
  ExhibitorImageUrl: '',
  ExhibitorAchievementImageUrl: '',
  ExhibitorQRCode: '',
  CloudDockingQrCode: '',
  Booth3DUrl: '',
  ExhibitorAd: '',
};
const partsOf = (...fields: string[]) => companyParts.filter(({ field }) => fields.includes(field));

describe('a correction of an exhibitor', () => {
  it('sends what is not changed as the server has it, also pictures and people that the form has no room for', () => {
    const sent = companyChanges(companyParts, answersOfCompany(row, origin), row, origin);
    expect(sent).toEqual({
      ...row,
      LinkList: row.LinkList.map((link) => expect.objectContaining(link as object) as object),
    });
  });

  it('keeps a number that the server hides in part, unless another one is typed', () => {
    const answers = answersOfCompany(row, origin);
    expect(answers['contact1Mob']).toBe('');
    const typed = { ...answers, contact1Mob: '13912345678' };
    const { LinkList } = companyChanges(partsOf('LinkList'), typed, row, origin);
    expect((LinkList as readonly object[])[0]).toMatchObject({ LinkId: 'link1', LinkMob: '13912345678' });
  });

  it('sends the changed fields alone', () => {
    const answers = { ...answersOfCompany(row, origin), Logo: [] };
    expect(companyChanges(partsOf('Logo'), answers, row, origin)).toEqual({ Logo: '' });
  });
});

describe('the pictures of a row', () => {
  it('keep the shape in which the server has them, and new ones get it', () => {
    const before = [{ PicPath: '/a.jpg', Id: 1 }, { PicPath: '/film.mp4' }];
    const typed = typedPictures(before, origin, 9);
    expect(typed).toEqual([`${origin}/a.jpg`]);
    const sent = sentPictures([...typed, 'https://files.example.com/new.jpg'], before, { origin, most: 9 });
    expect(sent).toEqual([before[0], { PicPath: 'https://files.example.com/new.jpg' }, before[1]]);
  });
});
