import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Row } from '../store/store.ts';
import { venueDay } from '../venueClock.ts';
import { answers, comments, events, stages } from './words/contentWords.ts';
import {
  anyExhibitor,
  categoryFor,
  type ContentCollection,
  contentId,
  contentTypeId,
  type ContentWorld,
  exhibitorIds,
  exhibitorOf,
  nthExhibitor,
  placeOf,
} from './contentWorld.ts';
import { productFields } from './productRecipe.ts';
import { exhibitorId, kindPrefix } from './seedIds.ts';
import { type Maker, seedId } from './seeded.ts';
import { firstCategory, goodsOf, pluralOf } from './words/taxonomy.ts';
import { trades } from './words/words.ts';

type Recipe = (make: Maker, at: number, world: ContentWorld) => Row;

const anyOf = (collection: ContentCollection, make: Maker, world: ContentWorld) =>
  contentId(collection, world, make.number(1, world.counts[collection]));

const visitorOf = (make: Maker) => ({ VisitorId: seedId('reader', make.number(1, 400)) });

const mobileOf = (make: Maker) => `139${String(make.number(0, 99_999_999)).padStart(8, '0')}`;

/** A few products are talked about by many, most by one or two. */
const commentedOf = (make: Maker, { counts }: ContentWorld) =>
  make.chance(25) ? make.number(1, Math.min(2, counts.Product)) : make.number(1, counts.Product);

/** A product, and the exhibitor that shows it. */
function productOf(make: Maker, world: ContentWorld, number: number): Row {
  const { ExhibitorId, ExhibitorExhibitionInfoId } = world.product?.(number) ?? exhibitorOf(make, world);
  return { ExhibitorId, ExhibitorExhibitionInfoId, ProductId: contentId('Product', world, number) };
}

/** What one row of each collection holds, apart from its id, tenant, exhibition and time. */
export const contentRecipes: Readonly<Record<ContentCollection, Recipe>> = {
  CategoryFirst: (make, at) => ({
    ExhibitorId: '',
    Name: firstCategory(at).zh,
    NameEn: firstCategory(at).en,
    Image: make.goods(at, 0),
    Sort: at + 1,
  }),
  CategorySecond: (make, at, world) => {
    const { firstAt, secondAt } = placeOf(at + 1, world);
    const goods = goodsOf(firstAt, secondAt);
    return {
      ExhibitorId: '',
      CategoryFirstId: contentId('CategoryFirst', world, firstAt + 1),
      Name: goods.zh,
      NameEn: pluralOf(goods.en),
      Image: make.goods(firstAt, secondAt),
      Sort: at + 1,
    };
  },
  Product: (make, at, world) => {
    const number = anyExhibitor(make, world);
    const second = categoryFor(make, world, number);
    const place = placeOf(second, world);
    const kindAt = world.fieldOf?.(number) ?? make.number(0, trades.length - 1);
    return {
      ...exhibitorIds(world, number),
      ...productFields(make, at, place),
      CategoryFirstId: contentId('CategoryFirst', world, place.firstAt + 1),
      CategorySecondId: contentId('CategorySecond', world, second),
      ProductTypeInfoId: seedId(kindPrefix(world.exhibitionId), kindAt + 1),
    };
  },
  Promotion: promotionRow,
  ExhibitorContact: contactRow,
  ProductVisitInfo: (make, _, world) => ({
    ...productOf(make, world, make.number(1, world.counts.Product)),
    ...visitorOf(make),
  }),
  ProductVisitInfoMessage: (make, at, world) => {
    const { ExhibitorId, ProductId } = productOf(make, world, commentedOf(make, world));
    return {
      ...visitorOf(make),
      ClientRef: '',
      ExhibitorId,
      ProductId,
      LiveListId: '',
      ProductVisitInfoId: anyOf('ProductVisitInfo', make, world),
      Content: said(make, at, comments),
      Logo: make.chance(70) ? make.picture('logo') : '',
      Name: make.person().zh,
      NickName: make.chance(30) ? make.person().zh : '',
      SourceType: '商城',
      PVNumber: make.number(0, 300),
    };
  },
  VisitInfoMessageComment: (make, at, world) => ({
    ...visitorOf(make),
    ClientRef: '',
    ExhibitorId: exhibitorOf(make, world)['ExhibitorId'],
    ProductVisitInfoMessageId: anyOf('ProductVisitInfoMessage', make, world),
    Content: said(make, at, answers),
    Logo: make.chance(70) ? make.picture('logo') : '',
    Name: make.person().zh,
  }),
};

/** Each exhibitor that shows content has one, the first ones several. */
function contactRow(make: Maker, at: number, world: ContentWorld): Row {
  const number = nthExhibitor(world, 1 + (at % world.exhibitors));
  const [person, post, company] = [make.person(), make.post(), make.company()];
  const { CompanyName, CompanyNameEn, BoothNo } = world.exhibitor?.(number) ?? {
    CompanyName: company.zh,
    CompanyNameEn: company.en,
    BoothNo: `${make.number(1, 4)}A01`,
  };
  return {
    ClientRef: '',
    ExhibitorId: exhibitorId(world.exhibitionId, number),
    Name: person.zh,
    NameEn: person.en,
    Phone: mobileOf(make),
    Job: post.zh,
    JobEn: post.en,
    CompanyName,
    CompanyNameEn,
    Email: `contact${at + 1}@example.com`,
    Address: `${make.pick(['江海市', '云津市', '北湖市'])}展览路 ${make.number(1, 400)} 号`,
    Image: make.chance(60) ? make.picture('face') : '',
    BoothNo,
    IsAdmin: at % 5 !== 4,
  };
}

function promotionRow(make: Maker, _: number, world: ContentWorld): Row {
  const day = make.number(...world.days);
  const hour = make.number(9, 15);
  const eventAt = make.number(0, events.length - 1);
  const [product, event, stage] = [make.product(), events[eventAt], make.pick(stages)];
  const hall = make.number(1, 4);
  const [first, second] = [make.text(2), make.text(2)];
  return {
    ClientRef: '',
    ...exhibitorOf(make, world),
    PromotionTypeId: contentTypeId(world, eventAt + 1),
    name: `${product.zh}${event?.zh}`,
    nameEn: `${event?.en}: ${product.en}`,
    Place: `${hall} 号馆${stage.zh}`,
    PlaceEn: `Hall ${hall}, ${stage.en}`,
    StartTime: venueDay(world.nowMs, day, `${String(hour).padStart(2, '0')}:30`),
    EndTime: venueDay(world.nowMs, day, `${String(hour + 1).padStart(2, '0')}:15`),
    Banner: make.chance(80) ? make.picture('photo') : '',
    Description: `<p>${first.zh}</p><p>${second.zh}</p>`,
    DescriptionEn: `<p>${first.en}</p><p>${second.en}</p>`,
    PVNumber: make.number(0, 4_000),
    ApproveState: '2',
    ReviewReason: '',
    IsShow: true,
  };
}

/** What visitors write: mostly Chinese, some of it with markup that is text. */
function said(make: Maker, at: number, of: readonly TextPair[]): string {
  const { zh, en } = make.pick(of);
  if (at % 59 === 7) return `<script>alert('comment')</script>${zh}`;
  return make.chance(15) ? en : zh;
}
