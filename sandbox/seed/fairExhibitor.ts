import type { Row } from '../store/store.ts';
import { companyAt } from './words/companyNames.ts';
import { offersOf } from './exhibitorOffers.ts';
import { exhibitorId, hallPrefix, kindPrefix } from './seedIds.ts';
import { type Maker, seedId } from './seeded.ts';

export interface FairLayout {
  readonly exhibitionId: string;
  readonly exhibitors: number;
  /** 0 where the organiser has set up none. */
  readonly halls: number;
  /** So many of them show content, spread over the list; the others have little more than a name. */
  readonly contentCount: number;
}

const rows = 'ABCDEFGHIJKLM';

/** The number of the `nth` exhibitor that shows content, both counted from 1. */
export const contentNumber = ({ exhibitors, contentCount }: FairLayout, nth: number) =>
  Math.floor(((nth - 1) * exhibitors) / contentCount) + 1;

const showsContent = (layout: FairLayout, at: number) =>
  contentNumber(layout, Math.ceil((at * layout.contentCount) / layout.exhibitors) + 1) === at + 1;

/** The fields of an exhibitor of a fair of any size. */
export function fairExhibitor(make: Maker, at: number, layout: FairLayout): Row {
  const { exhibitionId, exhibitors, halls } = layout;
  const company = companyAt(at);
  const isFull = showsContent(layout, at);
  const hall = halls === 0 ? 0 : 1 + (at % halls);
  const BoothNo = at % 101 === 77 ? '' : boothOf(at, halls);
  return {
    ExhibitionId: exhibitionId,
    ExhibitorId: exhibitorId(exhibitionId, at + 1),
    CompanyName: company.zh,
    CompanyNameEn: make.chance(isFull ? 95 : 60) ? company.en : '',
    Logo: make.chance(isFull ? 97 : 35) ? make.picture('logo') : '',
    BoothNo,
    RankValue: exhibitors - at,
    ExhibitionHallId: hall === 0 ? '' : seedId(hallPrefix(exhibitionId), hall),
    ProductTypeInfoId: seedId(kindPrefix(exhibitionId), company.fieldAt + 1),
    ApproveState: '2',
    ...(isFull ? fullContent(make, at, layout) : sparseContent(make)),
  };
}

/** `3K07` in hall 3; no two exhibitors stand at the same place. */
function boothOf(at: number, halls: number): string {
  const inHall = halls === 0 ? at : Math.floor(at / halls);
  const row = rows[inHall % rows.length] ?? '';
  const number = String(Math.floor(inHall / rows.length) + 1).padStart(2, '0');
  return `${halls === 0 ? '' : 1 + (at % halls)}${row}${number}`;
}

function fullContent(make: Maker, at: number, { exhibitionId }: FairLayout): Row {
  const introduction = make.text(make.number(2, 5));
  const service = make.product();
  return {
    AppointmentNumber: make.number(0, 40),
    ThumpUpNumber: make.number(0, 900),
    CollectionNumber: make.number(0, 400),
    ConvertNumber: make.number(0, 90),
    PVNumber: make.number(0, 120_000),
    HelpMoneyTotal: make.number(0, 5_000) * 100,
    ShortIntroduce: introduction.zh,
    ShortIntroduceEn: introduction.en,
    Banners: Array.from({ length: make.number(1, 5) }, () => make.picture('photo')),
    MasterService: service.zh,
    MasterServiceEn: service.en,
    ExhibitorImageUrl: make.chance(80) ? make.picture('photo') : '',
    ...offersOf(make, at, exhibitionId),
  };
}

const sparseContent = (make: Maker): Row => ({
  AppointmentNumber: 0,
  ThumpUpNumber: make.number(0, 9),
  CollectionNumber: 0,
  ConvertNumber: 0,
  PVNumber: make.number(0, 300),
  HelpMoneyTotal: 0,
  ShortIntroduce: '',
  ShortIntroduceEn: '',
  Banners: [],
  LinkList: [],
});
