import type { Row } from '#sandbox/store/store.ts';
import { dayMs, venueText } from '#sandbox/venueClock.ts';
import { inSection, options, type ServerField } from '../forms/forms.ts';
import { createdAt, jianghaiTenantId } from '../world.ts';
import { fairId, fairStory } from './fairStory.ts';
import { smallSeeds } from './smallSeeds.ts';

const exhibitionId = fairId('applicants');

const refusal = (nowMs: number, daysAgo: number, reason: string) => ({
  Time: venueText(nowMs - daysAgo * dayMs),
  State: '3',
  Reason: reason,
});

function applicationRow(nowMs: number, number: number, more: Row): Row {
  return {
    RecordId: `application000000000000${number}`,
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 6),
    ExhibitionId: exhibitionId,
    Mob: `1380000003${number}`,
    ClientRef: `sandbox-application-${number}`,
    BoothKind: 'standard',
    BoothArea: 18,
    Product: '数控刀具\n夹具',
    LinkName: '程亦舟',
    Job: '市场总监',
    ApproveState: '1',
    ReviewReason: '',
    Reviews: [],
    ...more,
  };
}

const once = '营业执照图片不清楚，请重新上传。';
const twice = '展品与本展会主题不符，请补充机床类展品。';

/** In review, refused once, refused twice. */
const applications = (nowMs: number): Row[] => [
  applicationRow(nowMs, 1, { CompanyName: '青禾刀具有限公司', CompanyNameEn: 'Qinghe Tools Ltd' }),
  applicationRow(nowMs, 2, {
    CompanyName: '北湖夹具厂',
    ApproveState: '3',
    ReviewReason: once,
    Reviews: [refusal(nowMs, 2, once)],
  }),
  applicationRow(nowMs, 3, {
    CompanyName: '云岭自动化有限公司',
    ApproveState: '3',
    ReviewReason: twice,
    Reviews: [refusal(nowMs, 4, once), refusal(nowMs, 1, twice)],
  }),
];

/** The organiser's questions; company and contact person are asked for as well. */
const questions: readonly ServerField[] = inSection('展位与展品', 'Booth and products', [
  {
    Key: 'BoothKind',
    Type: 'singleChoice',
    Title: '展位类型',
    TitleEn: 'Booth type',
    Required: true,
    Options: options(['standard', '标准展位', 'Standard booth'], ['raw', '光地', 'Raw space']),
  },
  {
    Key: 'BoothArea',
    Type: 'number',
    Title: '展位面积（平方米）',
    TitleEn: 'Booth size in m²',
    Required: true,
    Min: 9,
    Max: 200,
  },
  { Key: 'Product', Type: 'longText', Title: '展品', TitleEn: 'Products', Required: true },
  {
    Key: 'DocumentPictures',
    Type: 'images',
    Title: '营业执照图片',
    TitleEn: 'Business licence',
    Required: false,
    Accept: 'image',
  },
]);

export const applicantsStory = fairStory({
  name: 'applicants',
  title: { zh: '申请参展', en: 'Becoming an exhibitor' },
  shows: {
    zh: '公司可申请参展，问题由主办方配置。13800000031 审核中，13800000032 被退回一次，13800000033 被退回两次；在 /sandbox/applications 审核，通过后用同一号码登录展商中心。',
    en: 'Companies can apply, with questions of the organiser. 13800000031 is in review, 13800000032 was refused once, 13800000033 twice. Decide at /sandbox/applications; an approved one logs in to the exhibitor centre with the same number.',
  },
  exhibition: { zh: '青禾机床招展', en: 'Qinghe Machine Tools, Call for Exhibitors' },
  place: { zh: '青禾会展中心 2 号馆', en: 'Qinghe Expo Centre, Hall 2' },
  introduction: { zh: '面向机床与工装企业招展。', en: 'Stands for machine tool makers.' },
  exhibitionMore: {
    ExhibitorSignSetup: {
      IsOpen: true,
      Version: '1',
      Fields: questions,
    },
  },
  people: (nowMs) => ({ ExhibitorApplication: applications(nowMs) }),
  more: [
    { title: { zh: '申请参展', en: 'Become an exhibitor' }, path: `/become-exhibitor/${exhibitionId}` },
    {
      title: { zh: '我的参展申请', en: 'My application' },
      path: `/become-exhibitor/${exhibitionId}/application`,
    },
  ],
  lateRows: (nowMs) => smallSeeds('applicants', nowMs, 1),
});
