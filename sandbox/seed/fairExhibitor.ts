import type { Row } from '../store/store.ts';
import { companyAt } from './words/companyNames.ts';
import { exhibitorExtras, offersOf } from './exhibitorOffers.ts';
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
  const { exhibitionId, exhibitors } = layout;
  const company = companyAt(at);
  const isFull = showsContent(layout, at);
  const { hall, booth } = boothOf(at, layout);
  return {
    ExhibitionId: exhibitionId,
    ExhibitorId: exhibitorId(exhibitionId, at + 1),
    CompanyName: company.zh,
    CompanyNameEn: make.chance(isFull ? 95 : 60) ? company.en : '',
    Logo: make.chance(isFull ? 97 : 35) ? make.picture('logo') : '',
    BoothNo: at % 101 === 77 ? '' : booth,
    RankValue: exhibitors - at,
    ExhibitionHallId: hall === 0 ? '' : seedId(hallPrefix(exhibitionId), hall),
    ProductTypeInfoId: seedId(kindPrefix(exhibitionId), company.fieldAt + 1),
    ApproveState: '2',
    ...(isFull ? fullContent(make, at, layout) : sparseContent(make)),
  };
}

/** Halls differ in size: shares of the exhibitors, repeated where there are more halls. */
const hallShares = [9, 6, 8, 4, 7, 5, 8, 3];

/** `3K07` in hall 3; no two exhibitors stand at the same place, and the order of the list is not that of the booths. */
function boothOf(at: number, { exhibitors, halls }: FairLayout): { hall: number; booth: string } {
  const place = (at * 2_621 + 17) % exhibitors;
  if (halls === 0) return { hall: 0, booth: placeIn(place) };
  const shares = Array.from({ length: halls }, (_, hall) => hallShares[hall % hallShares.length] ?? 1);
  const sum = shares.reduce((total, share) => total + share, 0);
  let [hall, begins, past] = [0, 0, 0];
  for (const share of shares) {
    past += share;
    const ends = Math.round((past * exhibitors) / sum);
    hall += 1;
    if (place < ends) break;
    begins = ends;
  }
  return { hall, booth: `${hall}${placeIn(place - begins)}` };
}

const placeIn = (number: number) =>
  `${rows[number % rows.length] ?? ''}${String(Math.floor(number / rows.length) + 1).padStart(2, '0')}`;

function fullContent(make: Maker, at: number, { exhibitionId }: FairLayout): Row {
  const introduction = make.text(make.number(2, 5));
  const service = make.product();
  const row = {
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
  return { ...row, ...exhibitorExtras(row, at) };
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
