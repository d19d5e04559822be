import type { Row } from '../store/store.ts';
import { venueDay } from '../venueClock.ts';
import { exhibitorId, exhibitorInfoId } from './exhibitors.ts';
import { type Maker, seedId } from './seeded.ts';
import { trades } from './words.ts';

/** The exhibition for which content is made. */
export interface ContentWorld {
  readonly exhibitionId: string;
  readonly tenantId: string;
  readonly nowMs: number;
  /** Of the exhibition, counted from today. */
  readonly days: readonly [first: number, last: number];
  /** How many exhibitors there are: content belongs to one of them. */
  readonly exhibitors: number;
  readonly counts: Readonly<Record<ContentCollection, number>>;
}

const idBeginnings = {
  CategoryFirst: 'first',
  CategorySecond: 'second',
  Product: 'product',
  Promotion: 'promo',
  ExhibitorContact: 'person',
  ProductVisitInfo: 'visit',
  ProductVisitInfoMessage: 'comment',
  VisitInfoMessageComment: 'reply',
} as const;

export type ContentCollection = keyof typeof idBeginnings;

/** Exhibitions share no id: theirs begins with the name of their story. */
export function contentId(
  collection: ContentCollection,
  { exhibitionId }: Pick<ContentWorld, 'exhibitionId'>,
  number: number,
): string {
  const story = exhibitionId.replace(/0+\d$/, '').slice(0, 8);
  return seedId(`${idBeginnings[collection]}${story}`, number);
}

type Recipe = (make: Maker, at: number, world: ContentWorld) => Row;

const anyOf = (collection: ContentCollection, make: Maker, world: ContentWorld) =>
  contentId(collection, world, make.number(1, world.counts[collection]));

function exhibitorOf(make: Maker, world: ContentWorld): Row {
  const number = make.number(1, world.exhibitors);
  return {
    ExhibitorId: exhibitorId(number),
    ExhibitorExhibitionInfoId: exhibitorInfoId(world.exhibitionId, number),
  };
}

const visitorOf = (make: Maker) => ({ VisitorId: seedId('reader', make.number(1, 400)) });

const mobileOf = (make: Maker) => `139${String(make.number(0, 99_999_999)).padStart(8, '0')}`;

/** What one row of each collection holds, apart from its id, tenant, exhibition and time. */
export const contentRecipes: Readonly<Record<ContentCollection, Recipe>> = {
  CategoryFirst: (make, at) => ({
    ExhibitorId: '',
    Name: trades[at % trades.length]?.zh ?? '',
    Image: make.picture('product'),
    Sort: at + 1,
  }),
  CategorySecond: (make, at, world) => ({
    ExhibitorId: '',
    CategoryFirstId: contentId('CategoryFirst', world, 1 + (at % world.counts.CategoryFirst)),
    Name: make.product().zh,
    Image: make.picture('product'),
    Sort: at + 1,
  }),
  Product: productRow,
  Promotion: (make, _, world) => {
    const day = make.number(...world.days);
    const hour = make.number(9, 15);
    const { ExhibitorId, ExhibitorExhibitionInfoId } = exhibitorOf(make, world);
    return {
      ExhibitorId,
      ExhibitorExhibitionInfoId,
      name: `${make.product().zh}${make.pick(['新品发布', '现场演示', '技术交流', '用户沙龙'])}`,
      Place: `${make.number(1, 4)} 号馆${make.pick(['主舞台', '会议室', '路演区'])}`,
      StartTime: venueDay(world.nowMs, day, `${String(hour).padStart(2, '0')}:30`),
      EndTime: venueDay(world.nowMs, day, `${String(hour + 1).padStart(2, '0')}:15`),
      Banner: make.chance(80) ? make.picture('photo') : '',
      Description: paragraphs(make, 2),
    };
  },
  ExhibitorContact: (make, at) => ({
    ExhibitorId: exhibitorId(at + 1),
    Name: make.person().zh,
    Phone: mobileOf(make),
    Job: make.post().zh,
    CompanyName: make.company().zh,
    Email: `contact${at + 1}@example.com`,
    Address: `${make.pick(['江海市', '云津市', '北湖市'])}展览路 ${make.number(1, 400)} 号`,
    Image: make.chance(60) ? make.picture('logo') : '',
    BoothNo: `${make.number(1, 4)}A${String(make.number(1, 60)).padStart(2, '0')}`,
  }),
  ProductVisitInfo: (make, _, world) => ({
    ...exhibitorOf(make, world),
    ...visitorOf(make),
    ProductId: anyOf('Product', make, world),
  }),
  ProductVisitInfoMessage: (make, _, world) => ({
    ...visitorOf(make),
    ExhibitorId: exhibitorId(make.number(1, world.exhibitors)),
    ProductId: anyOf('Product', make, world),
    ProductVisitInfoId: anyOf('ProductVisitInfo', make, world),
    Content: make.text(1).zh,
    Logo: make.chance(70) ? make.picture('logo') : '',
    Name: make.person().zh,
    NickName: make.chance(30) ? make.person().zh : '',
    PVNumber: make.number(0, 300),
  }),
  VisitInfoMessageComment: (make, _, world) => ({
    ...visitorOf(make),
    ExhibitorId: exhibitorId(make.number(1, world.exhibitors)),
    ProductVisitInfoMessageId: anyOf('ProductVisitInfoMessage', make, world),
    Content: make.text(1).zh,
    Logo: make.chance(70) ? make.picture('logo') : '',
    Name: make.person().zh,
  }),
};

function productRow(make: Maker, at: number, world: ContentWorld): Row {
  const second = make.number(1, world.counts.CategorySecond);
  return {
    ...exhibitorOf(make, world),
    ProductName: make.product().zh,
    productTitle: make.text(1).zh,
    ProductDescription: paragraphs(make, make.number(1, 3)),
    // Some have no picture.
    PicList: Array.from({ length: make.number(0, 4) }, () => make.picture('product')),
    ProductPrice: make.chance(70) ? `${make.number(5, 9_000) * 10}.00` : '',
    StockNumber: String(make.number(0, 500)),
    Specifications: make.chance(40) ? [{ Name: '功率', Value: `${make.number(1, 90)} kW` }] : [],
    CategoryFirstId: contentId('CategoryFirst', world, 1 + ((second - 1) % world.counts.CategoryFirst)),
    CategorySecondId: contentId('CategorySecond', world, second),
    ProductTypeInfoId: seedId('kind', make.number(1, trades.length)),
    ProductNumber: `P-${String(at + 1).padStart(4, '0')}`,
    PVNumber: make.number(0, 40_000),
    IsShow: make.chance(97),
    IsRelease: true,
    SourceType: '1',
    ProductType: '1',
  };
}

const paragraphs = (make: Maker, count: number) =>
  Array.from({ length: count }, () => `<p>${make.text(2).zh}</p>`).join('');
