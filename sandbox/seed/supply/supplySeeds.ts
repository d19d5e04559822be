import type { LateSeeds } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { venueDay } from '#sandbox/venueClock.ts';
import { companyAt } from '../words/companyNames.ts';
import { hostileNames, productLines } from '../words/contentWords.ts';
import { enterpriseKinds, packs, refusals, versions } from './supplyWords.ts';
import { firstCategory, goodsOf } from '../words/taxonomy.ts';
import { places } from '../words/words.ts';
import { kindPrefix } from '../seedIds.ts';
import { type Maker, makeRows, seedId } from '../seeded.ts';
import { storyMark } from '../storyMark.ts';

interface SupplyWorld {
  readonly exhibitionId: string;
  readonly tenantId: string;
  readonly nowMs: number;
}

interface SupplyTraits {
  readonly count: number;
  /** How many kinds of products the exhibition has; 0 where posts name theirs in words. */
  readonly kinds: number;
  /** Who has published every sixth of them, in all states. */
  readonly ownerId?: string;
}

/** What visitors offer and look for: some in English, some closed, in review, refused or withdrawn, a few hostile. */
export const supplySeeds = (world: SupplyWorld, seed: number, traits: SupplyTraits): LateSeeds => ({
  CloudRelease: () =>
    makeRows(
      { ...world, count: traits.count, seed, idPrefix: `supply${storyMark(world.exhibitionId)}` },
      (make, at) => postRow(make, at, world, traits),
    ),
});

const fields = 10;

function postRow(make: Maker, at: number, world: SupplyWorld, traits: SupplyTraits): Row {
  const { exhibitionId, nowMs } = world;
  const fieldAt = make.number(0, fields - 1);
  const isEnglish = make.chance(25);
  const lang = isEnglish ? 'en' : 'zh';
  const [goods, version] = [goodsOf(fieldAt, make.number(0, 7)), make.pick(versions)];
  const isSupply = make.chance(55);
  const isOwn = traits.ownerId !== undefined && at % 6 === 2;
  const day = make.chance(12) ? make.number(-20, -1) : make.number(0, 60);
  const name = isEnglish ? `${capital(goods.en)}, ${version.en}` : `${goods.zh} ${version.zh}`;
  const price = make.number(8, 900) * 10_000 * (isSupply ? 1 : 1.1);
  return {
    ExhibitionId: exhibitionId,
    VisitorId: isOwn ? traits.ownerId : seedId('reader', make.number(1, 400)),
    ClientRef: '',
    type: isSupply ? 'supply' : 'demand',
    productName: at % 97 === 13 ? hostileNames[at % hostileNames.length] : name,
    productType:
      traits.kinds > 0
        ? seedId(kindPrefix(exhibitionId), (fieldAt % traits.kinds) + 1)
        : firstCategory(fieldAt)[lang],
    EnterpriseType: make.pick(enterpriseKinds),
    packSize: make.chance(70) ? make.pick(packs)[lang] : '',
    originPlace: make.chance(75) ? make.pick(places)[lang] : '',
    unitPrice: make.chance(15) ? '' : Math.round(price),
    number: String(make.number(1, 60) * 5),
    closingDate: venueDay(nowMs, day, '00:00').slice(0, 10),
    productDetail: at % 97 === 14 ? `<p>${'参数很多。'.repeat(4_000)}</p>` : detailOf(make, lang),
    companyName: companyAt(at * 3 + 5)[lang],
    files: make.chance(65) ? [make.goods(fieldAt, at), make.goods(fieldAt, at)].slice(at % 2) : [],
    ...stateOf(make, at, isOwn),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function detailOf(make: Maker, lang: 'zh' | 'en'): string {
  const [first, second] = [make.pick(productLines), make.text(1)];
  return `${first[lang]}\n${second[lang]}`;
}

/** One's own are in every state, so that each can be seen. */
function stateOf(make: Maker, at: number, isOwn: boolean): Row {
  const drawn = make.number(0, 99);
  const nth = Math.floor(at / 6) % 6;
  const state = isOwn
    ? (['2', '0', '3', '2', '1', '2'][nth] ?? '2')
    : drawn < 86
      ? '2'
      : drawn < 94
        ? '0'
        : '3';
  const reason = make.pick(refusals);
  const isWithdrawn = isOwn ? nth === 3 : drawn === 50;
  return {
    ApproveState: state,
    ReviewReason: state === '3' ? reason.zh : '',
    ...(isWithdrawn && { IsShow: false }),
  };
}
