import { contentId } from '#sandbox/seed/contentWorld.ts';
import { goodsPicture, seedId } from '#sandbox/seed/seeded.ts';
import type { Row } from '#sandbox/store/store.ts';
import { accountExhibitorId } from '../accounts.ts';
import { createdAt, jianghaiTenantId } from '../world.ts';

const shown = { IsRelease: true, IsShow: true, IsRecycled: false };

const wares = [
  ['五轴加工中心 YJ-500', 'Five-axis machining centre YJ-500', 'YJ-500', '128000000', shown],
  ['电主轴 S20', 'Motor spindle S20', 'S20', '3680000', shown],
  ['旧设备改造服务', 'Machine retrofit', 'R-01', '', shown],
  ['零点定位夹具 Z8', 'Zero-point fixture Z8', 'Z8', '880000', { ...shown, IsShow: false }],
  ['桌面加工中心 D3', 'Desktop machining centre D3', 'D3', '9900000', { ...shown, IsRelease: false }],
  ['手动转台 T1', 'Manual rotary table T1', 'T1', '120000', { ...shown, IsRecycled: true }],
] as const;

/** A machining centre, a spindle, none, a tool holder, a machining centre, a lathe. */
const pictures = [
  goodsPicture(0, 0, 1),
  goodsPicture(3, 2, 3),
  '',
  goodsPicture(0, 7, 2),
  goodsPicture(0, 1, 4),
  goodsPicture(3, 6, 6),
];

/** Products of the exhibitor whose account is known, one in each state. */
export const boothProducts = (exhibitionId: string, nowMs: number): Row[] =>
  wares.map(([ProductName, ProductNameEn, ProductNumber, ProductPrice, flags], at) => ({
    RecordId: seedId('standware', at + 1),
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 10 + at),
    ExhibitionId: exhibitionId,
    ExhibitorId: accountExhibitorId,
    ExhibitorExhibitionInfoId: 'exhibiting000000000stand',
    ProductName,
    ProductNameEn,
    ProductNumber,
    ProductPrice,
    PicList: at === 2 ? [] : [{ PicPath: pictures[at % pictures.length] }],
    CategoryFirstId: contentId('CategoryFirst', { exhibitionId }, 1),
    CategorySecondId: contentId('CategorySecond', { exhibitionId }, 1),
    StockNumber: '20',
    SourceType: '商城',
    ProductType: '商品',
    ...flags,
  }));
