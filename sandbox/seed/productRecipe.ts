import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Row } from '../store/store.ts';
import { hostileHtml, hostileNames, productLines, titles } from './words/contentWords.ts';
import { goodsPicture, type Maker } from './seeded.ts';
import { goodsOf } from './words/taxonomy.ts';
import { traits } from './words/words.ts';

interface Place {
  readonly firstAt: number;
  readonly secondAt: number;
}

/** How often one of the hostile texts comes. */
const hostileEach = 97;

/** What a product is called and how it looks, apart from where it belongs. Prices are texts in cents. */
export function productFields(make: Maker, at: number, { firstAt, secondAt }: Place): Row {
  const name = productName(make, goodsOf(firstAt, secondAt));
  const title = make.pick(titles);
  const description = descriptionOf(make);
  const cents = make.number(5, 9_000) * 1_000 + make.pick([0, 0, 0, 0, 50, 90, 99]);
  const isHostile = at % hostileEach === 41;
  const isDescribed = make.chance(92);
  return {
    ClientRef: '',
    ProductName: isHostile ? hostileNames[Math.floor(at / hostileEach) % hostileNames.length] : name.zh,
    ProductNameEn: isHostile || make.chance(4) ? '' : name.en,
    productTitle: title.zh,
    productTitleEn: title.en,
    ProductDescription: isHostile ? hostileHtml : isDescribed ? description.zh : '',
    ProductDescriptionEn: isHostile || !isDescribed ? '' : description.en,
    PicList: pictures(make, at, { firstAt, secondAt }),
    Video: videoOf(at),
    ...filmTextsOf(at),
    ProductPrice: make.chance(70) ? String(cents) : make.chance(20) ? '0' : '',
    StockNumber: String(make.chance(8) ? 0 : make.number(1, 500)),
    // Few are sold by the dozen.
    MinOrderNumber: at % 43 === 19 ? '12' : '',
    Specifications: specifications(make, cents),
    ProductNumber: `P-${String(at + 1).padStart(4, '0')}`,
    PVNumber: make.number(0, 40_000),
    IsShow: make.chance(97),
    IsRecycled: make.chance(2),
    IsRelease: make.chance(97),
    SourceType: '商城',
    ProductType: '商品',
  };
}

function productName(make: Maker, goods: TextPair): TextPair {
  const trait = make.pick(traits);
  const model = `${make.pick(['TX', 'HM', 'R', 'VS', 'K'])}-${make.number(1, 99)}0`;
  return { zh: `${trait.zh}${goods.zh} ${model}`, en: `${trait.en} ${goods.en} ${model}` };
}

function descriptionOf(make: Maker): TextPair {
  const from = make.number(0, productLines.length - 1);
  const lines = Array.from({ length: 4 }, (_, index) => productLines[(from + index) % productLines.length]);
  const picture = make.chance(40) ? `<p><img src="${make.picture('photo')}" alt=""></p>` : '';
  const html = (language: keyof TextPair) => {
    const [lead, ...rest] = lines.map((line) => line?.[language] ?? '');
    return `<p>${lead}</p><ul>${rest.map((text) => `<li>${text}</li>`).join('')}</ul>${picture}`;
  };
  return { zh: html('zh'), en: html('en') };
}

/** Some are filmed; drawn from the number, so that all other fields stay as they were. */
function videoOf(at: number): string {
  if (at % 9 === 4) return `/sandbox/streams/video-${at + 1}.mp4`;
  // One whose file is gone.
  return at % 90 === 12 ? '/sandbox/streams/missing-1.mp4' : '';
}

/** Every other film has what stands for its sound and its picture. */
function filmTextsOf(at: number) {
  const hasTexts = at % 18 === 4;
  return {
    CaptionsUrl: hasTexts ? `/sandbox/streams/captions-${at + 1}.vtt` : '',
    DescribedUrl: hasTexts ? `/sandbox/streams/described-replay-${at + 1}.m3u8` : '',
    Transcript: hasTexts ? '机器启动，刀具切过一块铝。讲解员：一次装夹，五面加工。' : '',
    TranscriptEn: hasTexts ? 'The machine starts and cuts into a block. Guide: five sides in one setup.' : '',
  };
}

/** The real server stores both shapes; some products have no picture. */
function pictures(make: Maker, at: number, { firstAt, secondAt }: Place): unknown[] {
  const taken = Array.from({ length: make.number(0, 4) }, () => make.goods(firstAt, secondAt));
  const isBare = taken.length === 0 && at % 3 === 0;
  const addresses = taken.length > 0 || isBare ? taken : [goodsPicture(firstAt, secondAt, at)];
  return at % 2 === 0 ? addresses.map((PicPath) => ({ PicPath })) : addresses;
}

/** What can be chosen, each with its price, or what was measured. */
function specifications(make: Maker, cents: number): Row[] {
  if (make.chance(35))
    return ['标准版 Standard', '加强版 Plus', '出口版 Export']
      .slice(0, make.number(1, 3))
      .map((size, at) => ({
        size,
        price: String(cents + at * 120_000),
        total: String(make.number(0, 80)),
      }));
  if (make.chance(60))
    return [
      { Name: '功率 Power', Value: `${make.number(1, 90)} kW` },
      { Name: '重量 Weight', Value: `${make.number(2, 900)} kg` },
      { Name: '防护等级 Protection', Value: make.pick(['IP54', 'IP65', 'IP67']) },
    ].slice(0, make.number(1, 3));
  return [];
}
