import type { LateSeeds } from '#sandbox/records.ts';
import { contentId, type ContentWorld } from '../contentWorld.ts';
import { events, notices } from '../words/contentWords.ts';
import { makeRows, seedId } from '../seeded.ts';
import { coverPicture } from './coverPicture.ts';
import { articleRow, newsCount } from './articleRow.ts';
import { exhibitorId, kindPrefix } from '../seedIds.ts';
import { storyMark } from '../storyMark.ts';

/** Of products that are measured: each with its own order and names in both languages. */
const templateItems = [
  { Field: 'ProductNumber', Label: '型号', LabelEn: 'Model' },
  { Field: 'CategoryFirstId', Label: '', LabelEn: '' },
  { Field: 'ProductTypeInfoId', Label: '', LabelEn: '' },
  { Field: '防护等级 Protection', Label: '防护等级', LabelEn: 'Ingress protection' },
  { Field: '重量 Weight', Label: '整机重量', LabelEn: 'Net weight' },
  { Field: '功率 Power', Label: '额定功率', LabelEn: 'Rated power' },
];

/** What an organiser puts between the content: pictures of the shop, advertisements, headlines, templates of products. */
export function noticeSeeds(world: ContentWorld, seed: number): LateSeeds {
  const { exhibitionId, counts } = world;
  const mark = storyMark(exhibitionId);
  const common = (idPrefix: string, count: number, nth: number) => ({
    ...world,
    idPrefix: `${idPrefix}${mark}`,
    count,
    seed: seed + nth,
  });
  const productId = (number: number) => contentId('Product', world, 1 + (number % counts.Product));
  return {
    ExhibitionBanner: () =>
      makeRows(common('shopban', 3, 0), (_, at) => ({
        ExhibitionId: exhibitionId,
        Type: '3',
        Name: coverPicture(at + 3),
        ProductId: productId(at * 7),
        Title: notices[at]?.zh,
        TitleEn: notices[at]?.en,
        Link: '',
        Sort: at + 1,
      })),
    Advertisement: () =>
      makeRows(common('advert', 6, 1), (_, at) => ({
        ExhibitionId: exhibitionId,
        ExhibitorId: exhibitorId(exhibitionId, 1 + at),
        Image: coverPicture(at + 9),
        Url: at === 5 ? 'javascript:alert(1)' : `https://adverts.example.com/${at + 1}`,
        Position: ['home', 'exhibitors', 'products'][at % 3],
        Sort: at + 1,
        PVNumber: 40 + at,
      })),
    Headline: () =>
      makeRows(common('headline', notices.length, 2), (_, at) => ({
        ExhibitionId: exhibitionId,
        Title: notices[at]?.zh,
        TitleEn: notices[at]?.en,
        Url:
          at % 3 === 0 ? `/product/${exhibitionId}/${productId(at)}` : `https://news.example.com/${at + 1}`,
        Sort: at + 1,
      })),
    NewsContent: () => makeRows(common('news', newsCount, 4), (make, at) => articleRow(make, at, world)),
    PromotionType: () =>
      makeRows(common('ptype', events.length, 5), (_, at) => ({
        ExhibitionId: exhibitionId,
        Name: events[at]?.zh,
        NameEn: events[at]?.en,
        Sort: at + 1,
      })),
    ProductTemplate: () =>
      makeRows(common('template', 1, 3), () => ({
        ExhibitionId: exhibitionId,
        ExhibitorId: '',
        ProductTypeInfoId: seedId(kindPrefix(exhibitionId), 1),
        Items: templateItems,
      })),
  };
}
