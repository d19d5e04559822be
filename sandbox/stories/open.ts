import { formRow, shortFields } from './forms/forms.ts';
import type { Story } from './story.ts';
import { mediaQuestionnaire, sessionQuestionnaire } from './forms/questionnaire.ts';
import { calendarSeeds } from '../seed/appointments/calendarSeeds.ts';
import type { ContentWorld } from '../seed/contentWorld.ts';
import { exhibitorSeeds } from '../seed/exhibitors.ts';
import { leaderSeeds } from '../seed/leaders/leaderSeeds.ts';
import { plainSeeds } from '../seed/plainRows.ts';
import { downloadSeeds } from '../seed/downloads/downloadSeeds.ts';
import { liveSeeds } from '../seed/live/liveSeeds.ts';
import { roomQuestions } from '../seed/live/roomQuestions.ts';
import { noticeSeeds } from '../seed/notices/noticeSeeds.ts';
import { organiserSeeds } from '../seed/notices/organiserSeeds.ts';
import { once } from '../seed/once.ts';
import { toldSeeds } from '../seed/messages/messageSeeds.ts';
import { peopleSeeds } from '../seed/people/peopleSeeds.ts';
import { searchSeeds } from '../seed/searchSeeds.ts';
import { supplySeeds } from '../seed/supply/supplySeeds.ts';
import { programmeSeeds } from '../seed/programme/programmeSeeds.ts';
import { contentSeeds } from '../seed/seedRows.ts';
import { bannerRow, channelRow, exhibitionRow, jianghaiTenantId, shareRow } from './world.ts';

const exhibitionId = 'open00000000000000000001';
const days = [20, 22] as const;
const exhibitors = 320;
const sessionQuestionsId = 'questions000000000open02';
const counts: ContentWorld['counts'] = {
  CategoryFirst: 8,
  CategorySecond: 32,
  Product: 640,
  Promotion: 48,
  ExhibitorContact: exhibitors,
  ProductVisitInfo: 900,
  ProductVisitInfoMessage: 300,
  VisitInfoMessageComment: 200,
};

export const openStory: Story = {
  name: 'open',
  exhibitionId,
  title: { zh: '正在登记 · 三个通道', en: 'Open, three channels' },
  shows: {
    zh: '登记已开放；观众、媒体、采购商三个通道，默认观众通道，表单很短。',
    en: 'Registration is open through three channels, visitors by default, with a short form.',
  },
  rows: (nowMs) => ({
    Exhibition: [
      exhibitionRow(nowMs, {
        id: exhibitionId,
        name: { zh: '第十二届江海国际智能制造展览会', en: 'Jianghai Smart Manufacturing Expo' },
        place: {
          zh: '江海国际会展中心 1、2 号馆',
          en: 'Jianghai International Expo Centre, Halls 1 and 2',
        },
        cover: 'open',
        introduction: {
          zh: '六百家企业，五大展区，三天时间，看懂智能制造的下一步。\n\n从工业机器人、数控机床到工业软件，每个展区都有现场演示；两场主论坛和四十场技术交流同期举行，凭参观码入场。\n\n住宿请看<a href="https://talks.example.com/hotels?fair=jianghai&amp;lang=zh">协议酒店</a>。',
          en: 'Six hundred exhibitors, five areas, three days: the next step in smart manufacturing.\n\nFrom robots and machine tools to industrial software, every area shows its machines at work. Two main forums and forty technical talks are open with your ticket.\n\nFor rooms see the <a href="https://talks.example.com/hotels?fair=jianghai&amp;lang=en">partner hotels</a>.',
        },
        days,
        signUp: [-30, 21],
        more: { ThemeColor: '#0b5cad', HostPhone: '0571-5550 0118', HostEmail: 'help@example.com' },
      }),
    ],
    Channel: channels(nowMs),
    ExhibitionBanner: banners(nowMs),
    Questionnaire: [
      mediaQuestionnaire(nowMs, exhibitionId, 'media0000000000000000001'),
      sessionQuestionnaire(nowMs, exhibitionId, sessionQuestionsId),
    ],
    CustomBasic: [formRow(nowMs, { id: 'form00000000000000open01', exhibitionId, fields: shortFields })],
    CustomerShare: shareTexts(nowMs),
    PosterTemplateSet: posterTemplates,
  }),
  lateRows: (nowMs) => {
    const world = { exhibitionId, tenantId: jianghaiTenantId, nowMs };
    const shown = exhibitorSeeds({ ...world, count: exhibitors, seed: 12 });
    const exhibitorRows = once(() => shown['ExhibitorExhibitionInfo']?.() ?? []);
    const exhibitor = (number: number) => exhibitorRows()[number - 1];
    const content = { ...world, days, exhibitors, exhibitor, counts };
    const [shows, questions] = [contentSeeds(content, 40), roomQuestions(content, 160)];
    const withQuestions = (name: string) => () => [
      ...(shows[name]?.() ?? []),
      ...(questions[name]?.() ?? []),
    ];
    return {
      ...shown,
      ExhibitorExhibitionInfo: exhibitorRows,
      ...shows,
      ...leaderSeeds(content, 200, shows),
      ProductVisitInfoMessage: withQuestions('ProductVisitInfoMessage'),
      VisitInfoMessageComment: withQuestions('VisitInfoMessageComment'),
      ...noticeSeeds(content, 60),
      ...organiserSeeds(content, 70),
      ...liveSeeds(content, 80),
      ...searchSeeds(content, 120),
      ...peopleSeeds(content, 150),
      ...downloadSeeds(world, 140),
      ...supplySeeds(world, 130, { count: 400, kinds: 10 }),
      ...toldSeeds(world),
      ...calendarSeeds(content, 130),
      ...programmeSeeds(content, 90, {
        count: 150,
        halls: 4,
        channelId: 'buyer0000000000000000001',
        questionnaireId: sessionQuestionsId,
      }),
      ...plainSeeds(world),
    };
  },
};

function channels(nowMs: number) {
  return [
    channelRow(nowMs, {
      id: 'visitor00000000000000001',
      exhibitionId,
      name: { zh: '专业观众', en: 'Trade visitors' },
      description: { zh: '免费参观，凭参观码入场', en: 'Free entry with your ticket' },
      sort: 2,
    }),
    channelRow(nowMs, {
      id: 'media0000000000000000001',
      exhibitionId,
      name: { zh: '媒体记者', en: 'Press' },
      description: { zh: '含新闻中心与采访预约', en: 'With press centre and interviews' },
      sort: 1,
      isDefault: false,
      hasQuestionnaire: true,
    }),
    channelRow(nowMs, {
      id: 'buyer0000000000000000001',
      exhibitionId,
      name: { zh: '特邀采购商', en: 'Invited buyers' },
      description: { zh: '含采购对接会与午餐', en: 'With matchmaking and lunch' },
      sort: 3,
      isDefault: false,
    }),
  ];
}

function banners(nowMs: number) {
  return [
    bannerRow(nowMs, {
      id: 'banner000000000000open01',
      exhibitionId,
      picture: '/sandbox/pictures/cover-known.svg',
      title: { zh: '机器人展区现场演示', en: 'Robots at work in hall 1' },
      link: `/question-page/${exhibitionId}/media0000000000000000001`,
      sort: 1,
    }),
    bannerRow(nowMs, {
      id: 'banner000000000000open02',
      exhibitionId,
      picture: '/sandbox/pictures/cover-review.svg',
      title: { zh: '技术交流日程', en: 'The technical talks' },
      link: 'https://talks.example.com/jianghai',
      sort: 2,
    }),
    bannerRow(nowMs, {
      id: 'banner000000000000open03',
      exhibitionId,
      picture: '/sandbox/pictures/cover-guest.svg',
      title: { zh: '旧活动', en: 'A past event' },
      link: 'javascript:alert(1)',
      sort: 3,
    }),
  ];
}

const posterTemplates = [
  {
    RecordId: 'poster000000000000open01',
    TenantId: jianghaiTenantId,
    ExhibitionId: exhibitionId,
    Type: 'EXHIBITOR',
    BackgroundImage: '/sandbox/pictures/cover-open.svg',
  },
];

function shareTexts(nowMs: number) {
  return [
    shareRow(nowMs, 'share0000000000000open01', exhibitionId, {
      title: {
        zh: '{host}{company}邀您参加{exhibition}（{channel}）',
        en: '{host}{company} invites you to the {exhibition} ({channel})',
      },
      description: { zh: '{time} · {place} {boothNo}', en: '{time} · {place} {boothNo}' },
    }),
    shareRow(nowMs, 'share0000000000000open02', exhibitionId, {
      title: { zh: '微信一键登记：{exhibition}', en: '{exhibition}: register with WeChat' },
      isWechat: true,
    }),
  ];
}
