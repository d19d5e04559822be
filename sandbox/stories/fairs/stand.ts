import { appointmentRow, type AppointmentTraits } from '#sandbox/seed/appointments/appointmentSeeds.ts';
import { hallPrefix } from '#sandbox/seed/seedIds.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import type { Row } from '#sandbox/store/store.ts';
import { dayMs, venueText } from '#sandbox/venueClock.ts';
import { accountContactId, accountExhibitorId } from '../accounts.ts';
import { createdAt, jianghaiTenantId } from '../world.ts';
import { fairId, fairStory } from './fairStory.ts';
import { boothFiles } from './boothRows/boothFiles.ts';
import { boothGuests } from './boothRows/boothGuests.ts';
import { boothInvitations } from './boothRows/boothInvitations.ts';
import { boothLives } from './boothRows/boothLives.ts';
import { boothPosters } from './boothRows/boothPosters.ts';
import { boothPosts } from './boothRows/boothPosts.ts';
import { boothPromotions } from './boothRows/boothPromotions.ts';
import { boothProducts } from './boothProducts.ts';
import { smallSeeds } from './smallSeeds.ts';
import { boothCalendars } from './times/boothCalendars.ts';
import { boothLeads } from './boothLeads.ts';
import { boothOrders } from './boothOrders.ts';
import { boothTalks } from './boothTalks.ts';

const exhibitionId = fairId('stand');

const guests = [
  ['林若溪', 'Lin Ruoxi', '江海精工集团', 'Jianghai Precision Group', '采购经理'],
  ['周明远', 'Zhou Mingyuan', '北湖食品机械厂', 'Beihu Food Machinery', '设备主管'],
  ['沈清秋', 'Shen Qingqiu', '青禾自动化研究院', 'Qinghe Automation Institute', '高级工程师'],
  ['韩书宁', 'Han Shuning', '远帆贸易有限公司', 'Yuanfan Trading', '总经理'],
  ['叶知秋', 'Ye Zhiqiu', '云岭包装', 'Yunling Packaging', '工艺员'],
  ['苏景行', 'Su Jingxing', '', '', ''],
  ['陆听澜', 'Lu Tinglan', '听澜船舶设备', 'Tinglan Marine', '总工程师'],
  ['唐以柔', 'Tang Yirou', '柔川医疗', 'Rouchuan Medical', '采购主管'],
  ['季长风', 'Ji Changfeng', '长风重工', 'Changfeng Heavy Industries', '工艺经理'],
  ['温如许', 'Wen Ruxu', '如许模具', 'Ruxu Moulds', '厂长'],
] as const;

const guestId = (at: number) => seedId('gueststand', at + 1);

/** Numbers of the guests who have helped the booth. */
const helped = [9, 7, 3] as const;

/** Each with the visitor who comes. */
const asked: readonly (AppointmentTraits & { readonly guest: number })[] = [
  { guest: 0, state: '2', day: 1, clock: '10:00', about: '需要三台五轴加工中心，想了解交期和培训。' },
  { guest: 1, state: '2', day: 1, clock: '14:30', about: '旧设备改造，现场带图纸来谈' },
  { guest: 5, state: '2', day: 2, clock: '09:30', about: '看样机' },
  { guest: 2, state: '2', day: 2, clock: '13:00', about: '联合申报课题' },
  { guest: 2, state: '4', day: 0, clock: '', about: '主轴联合测试', inMinutes: 15 },
  { guest: 3, state: '4', day: 1, clock: '16:00', about: '华南区代理合作' },
  { guest: 4, state: '2', day: 2, clock: '15:00', about: '请您来看新一代夹具', isIncoming: true as const },
  { guest: 0, state: '5', day: -1, clock: '11:00', about: '年度框架协议' },
  { guest: 3, state: '7', day: -1, clock: '15:00', about: '样品确认', remark: '行程有变' },
  { guest: 4, state: '0', day: 2, clock: '11:00', about: '等主办方审核' },
  { guest: 6, state: '4', day: 3, clock: '10:00', about: '船用主轴选型', contactId: accountContactId },
  { guest: 7, state: '4', day: 3, clock: '10:15', about: '小件加工报价', contactId: accountContactId },
  { guest: 8, state: '4', day: 0, clock: '', about: '龙门机床改造', inMinutes: -45 },
  { guest: 9, state: '4', day: 3, clock: '14:00', about: '模具钢试切' },
].map((traits) => ({ exhibitor: accountExhibitorId, ...traits }));

function appointmentRows(nowMs: number): Row[] {
  const world = { exhibitionId, tenantId: jianghaiTenantId, nowMs, place: '', placeId: '' };
  return asked.map((traits, at) =>
    appointmentRow({ ...world, visitorId: guestId(traits.guest) }, traits, at),
  );
}

/** The leads of the booth beside what its guests say of themselves. */
function visitorRows(nowMs: number) {
  const { AddressBook = [], VisitorExhibitionInfo = [] } = boothLeads(exhibitionId, nowMs);
  const { registrations, open } = boothGuests(
    exhibitionId,
    nowMs,
    guests.map(([name, nameEn, company, companyEn, job], at) => ({
      id: guestId(at),
      name: { zh: name, en: nameEn },
      company: { zh: company, en: companyEn },
      job,
    })),
  );
  return {
    AddressBook: [...AddressBook, ...open],
    VisitorExhibitionInfo: [...VisitorExhibitionInfo, ...registrations],
  };
}

/** Two weeks, with more on two of the days. */
function statisticsRows(nowMs: number): Row[] {
  return Array.from({ length: 16 }, (_, at) => {
    const views = 18 + ((at * 37) % 29) + (at === 2 || at === 9 ? 64 : 0);
    return {
      RecordId: seedId('standday', at + 1),
      TenantId: jianghaiTenantId,
      ...createdAt(nowMs, at),
      ExhibitionId: exhibitionId,
      ExhibitorId: accountExhibitorId,
      Date: venueText(nowMs - at * dayMs).slice(0, 10),
      PVNumber: views,
      ThumpUpNumber: Math.floor(views / 7),
      CollectionNumber: Math.floor(views / 11),
      AppointmentNumber: at % 3 === 0 ? 1 : 0,
    };
  });
}

export const boothStory = fairStory({
  name: 'stand',
  title: { zh: '展商中心', en: 'Exhibitor centre' },
  shows: {
    zh: '用参展商账号 13800000011（密码 sandbox2）登录：四场洽谈等回复，十五分钟后有一场，两周的浏览数据，同事记下了线索，有未读留言、询价和待发货的订单，主页还缺英文介绍和图片，展品、活动、直播、资料和供需各有不同状态。参观码 700000000001 可以扫成线索。13800000012（密码 sandbox2）是没有管理权限的同事，13800000013（密码 sandbox2）是另一展位的参展商。',
    en: 'Log in as the exhibitor 13800000011 (password sandbox2): four appointments to answer, one in fifteen minutes, two weeks of views, leads noted by a colleague, unread messages, inquiries and orders to ship, a page without an English introduction and pictures, and products, promotions, live streams, files and posts in different states. Pass 700000000001 can be scanned as a lead. 13800000012 (password sandbox2) is a colleague without admin rights, 13800000013 (password sandbox2) an exhibitor at another booth.',
  },
  exhibition: { zh: '青禾机床与工装展', en: 'Qinghe Machine Tool Days' },
  place: { zh: '青禾会展中心 1 号馆', en: 'Qinghe Expo Centre, Hall 1' },
  introduction: {
    zh: '十几家机床工厂，面对面谈合作。',
    en: 'A dozen machine tool makers, face to face.',
  },
  people: (nowMs) => ({
    Visitor: guests.map(([Name, NameEn, CompanyName, CompanyNameEn, Job], at) => ({
      RecordId: guestId(at),
      TenantId: jianghaiTenantId,
      ...createdAt(nowMs, 6),
      Name,
      NameEn,
      CompanyName,
      CompanyNameEn,
      Job,
    })),
    ExhibitorExhibitionInfo: [
      {
        RecordId: 'exhibiting000000000stand',
        TenantId: jianghaiTenantId,
        ...createdAt(nowMs, 40),
        ExhibitionId: exhibitionId,
        ExhibitorId: accountExhibitorId,
        CompanyName: '云津精密机械有限公司',
        CompanyNameEn: 'Yunjin Precision Machinery Ltd',
        Logo: '/sandbox/pictures/seed-logo-7.svg',
        BoothNo: '5A21',
        ExhibitionHallId: seedId(hallPrefix(exhibitionId), 1),
        ShortIntroduce: '二十年专注五轴加工中心与主轴，服务模具、汽车与航空客户。',
        MasterService: '五轴加工中心、电主轴、旧设备改造',
        LinkList: [{ LinkId: 'linkstand000000000000001', LinkName: '顾清和', Job: '市场经理' }],
        PVNumber: 12_486,
        ThumpUpNumber: 368,
        CollectionNumber: 214,
        AppointmentNumber: 37,
        ConvertNumber: 52,
        IsOpenHelp: true,
        HelpNumber: helped.length,
        HelpMoneyTotal: helped.length * 5_000,
        ApproveState: '2',
      },
    ],
    Product: boothProducts(exhibitionId, nowMs),
    Promotion: boothPromotions(exhibitionId, nowMs),
    PosterTemplateSet: boothPosters(exhibitionId, nowMs),
    LiveList: boothLives(exhibitionId, nowMs),
    FileDownloadTask: boothFiles(exhibitionId, nowMs),
    CloudRelease: boothPosts(exhibitionId, nowMs),
    ExhibitorHelp: helped.map((guest, at) => ({
      RecordId: seedId('standhelp', at + 1),
      TenantId: jianghaiTenantId,
      ...createdAt(nowMs, at + 1),
      ExhibitionId: exhibitionId,
      ExhibitorId: accountExhibitorId,
      VisitorId: guestId(guest),
    })),
    InvitationInfo: [...appointmentRows(nowMs), ...boothInvitations(exhibitionId, nowMs)],
    ExhibitorExhibitionInfoState: statisticsRows(nowMs),
    ...boothCalendars(exhibitionId, nowMs),
    ...visitorRows(nowMs),
    ...boothTalks(exhibitionId, nowMs),
    ...boothOrders(exhibitionId, nowMs),
  }),
  more: [{ title: { zh: '展商中心', en: 'Exhibitor centre' }, path: `/exhibitor-center/${exhibitionId}` }],
  lateRows: (nowMs) => smallSeeds('stand', nowMs, 1),
});
