import { coverPicture } from '#sandbox/seed/notices/coverPicture.ts';
import type { Seeds } from '#sandbox/records.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import type { Row } from '#sandbox/store/store.ts';
import { dayMs, venueText } from '#sandbox/venueClock.ts';
import { createdAt, jianghaiTenantId } from '../world.ts';

const inReview = { ApproveState: '1', ReviewReason: '' };

const posts = [
  ['supply', '全自动纸箱成型机', '长洲包装', '展会期间可看样机，交期四周。'],
  ['demand', '求购可降解缠绕膜', '青禾乳业', '月用量二十吨，需食品级检测报告。'],
  ['supply', '视觉检测模块', '云津饮品', '适配现有产线。'],
] as const;

const promotions = [
  ['包装机械新品发布', 'New packaging machines'],
  ['纸箱打样体验', 'Try our box samples'],
] as const;

const lives = [
  ['产线开机直播', 'A line starts up, live'],
  ['绿色包装问答', 'Questions about green packaging'],
] as const;

const applications = [
  ['松岭环保材料有限公司', 'Songling Green Materials', '罗以宁', 1],
  ['白鹭智能装备厂', 'Bailu Smart Equipment', '何清', 2],
] as const;

type Common = (daysAgo: number) => Row;

const ExhibitorId = seedId('orgcompany', 1);

const times = (nowMs: number, at: number) => ({
  StartTime: venueText(nowMs + (at + 2) * dayMs),
  EndTime: venueText(nowMs + (at + 2) * dayMs + dayMs / 24),
});

const postRows = (nowMs: number, common: Common): Row[] =>
  posts.map(([type, productName, companyName, productDetail], at) => ({
    RecordId: seedId('orgpost', at + 1),
    ...common(5 - at),
    VisitorId: seedId('orgvisitor', at + 1),
    ClientRef: '',
    type,
    productName,
    companyName,
    productDetail,
    unitPrice: '',
    number: '',
    closingDate: venueText(nowMs + 20 * dayMs).slice(0, 10),
    files: at === 0 ? [coverPicture(1), coverPicture(2)] : [],
    ApproveState: '0',
    ReviewReason: '',
  }));

const promotionRows = (nowMs: number, common: Common): Row[] =>
  promotions.map(([name, nameEn], at) => ({
    RecordId: seedId('orgpromo', at + 1),
    ...common(4),
    ExhibitorId,
    name,
    nameEn,
    ...times(nowMs, at),
    Banner: coverPicture(at + 1),
    Description: '现场讲解，欢迎参观。',
    DescriptionEn: 'With an expert on site.',
    ...inReview,
  }));

const liveRows = (nowMs: number, common: Common): Row[] =>
  lives.map(([Title, TitleEn], at) => ({
    RecordId: seedId('orglive', at + 1),
    ...common(3),
    ExhibitorId,
    Title,
    TitleEn,
    ...times(nowMs, at),
    Cover: coverPicture(at + 4),
    State: '',
    StreamUrl: '',
    ReplayUrl: '',
    Introduction: '<p>边看边问。</p>',
    IntroductionEn: '<p>Ask while you watch.</p>',
    ...inReview,
  }));

const companyRow = (common: Common): Row => ({
  RecordId: seedId('orgexhibiting', 1),
  ...common(2),
  ExhibitorId,
  CompanyName: '远洲包装机械有限公司',
  CompanyNameEn: 'Yuanzhou Packaging Machines',
  BoothNo: '4C18',
  ShortIntroduce: '纸箱与薄膜包装设备。',
  ShortIntroduceEn: 'Machines for boxes and film.',
  Banners: [coverPicture(2), coverPicture(3)],
  LinkList: [{ LinkId: seedId('orglink', 1), LinkName: '罗以宁', LinkMob: '13800004101', Job: '市场经理' }],
  MasterService: '纸箱成型、薄膜包装与码垛',
  ...inReview,
});

const applicationRows = (common: Common): Row[] =>
  applications.map(([CompanyName, CompanyNameEn, LinkName, number], at) => ({
    RecordId: seedId('orgapplication', at + 1),
    ...common(2),
    Mob: `1380000041${number}`,
    ClientRef: '',
    CompanyName,
    CompanyNameEn,
    LinkName,
    Job: '市场经理',
    BoothArea: 18,
    Product: '环保包装材料',
    LinkMob: `1380000041${number}`,
    DocumentPictures: at === 0 ? [coverPicture(5), coverPicture(6)] : [],
    Reviews: [],
    ...inReview,
  }));

/** What visitors and exhibitors have submitted and the organiser has not decided. */
export function organiserSubmitted(exhibitionId: string, nowMs: number): Seeds {
  const common = (daysAgo: number) => ({
    TenantId: jianghaiTenantId,
    ExhibitionId: exhibitionId,
    ...createdAt(nowMs, daysAgo),
    CreatedAtMesc: nowMs - daysAgo * dayMs,
  });
  return {
    CloudRelease: postRows(nowMs, common),
    Promotion: promotionRows(nowMs, common),
    LiveList: liveRows(nowMs, common),
    ExhibitorExhibitionInfo: [companyRow(common)],
    ExhibitorApplication: applicationRows(common),
  };
}
