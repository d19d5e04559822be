import { registeredVisitor } from '../states/registered.ts';
import { joinSeeds, type Story } from '../story.ts';
import { idOf, seriesExhibition, type SeriesExhibitionTraits, unitRow } from './seriesExhibition.ts';

const unitId = idOf('unitseries');
const emptyUnitId = idOf('unitempty');
const visitors = { zh: '观众登记', en: 'Visitors' };

export const seriesStory: Story = {
  name: 'series',
  exhibitionId: idOf('series'),
  title: { zh: '系列展会', en: 'A series of exhibitions' },
  shows: {
    zh: '四场展会同属一个系列：正在举办、即将开幕、已结束各一场，还有一场只填了中文名称。每场有自己的登记通道；13800000062 已登记美食展，登记一场后其余各场不用再验证手机号。',
    en: 'Four exhibitions of one series: one is on, one is to come, one is over, and one has little more than a Chinese name. Each has its own channel; 13800000062 is registered for the food fair, and who has registered for one need not prove the number again for the others.',
  },
  more: [
    { title: { zh: '系列页', en: 'The series' }, path: `/series/${idOf('series')}` },
    { title: { zh: '还没有展会的系列', en: 'An empty series' }, path: `/series/${idOf('seriesempty')}` },
  ],
  rows: (nowMs) =>
    joinSeeds([
      {
        ExhibitionUnit: [
          unitRow(nowMs, {
            id: unitId,
            name: { zh: '江海生活季', en: 'Jianghai Living Season' },
            introduction: {
              zh: '一城一季，四场展会，从餐桌到书桌。',
              en: 'One city, one season, four exhibitions: from the table to the desk.',
            },
            cover: 'series',
          }),
          unitRow(nowMs, {
            id: emptyUnitId,
            name: { zh: '云津山海季', en: 'Yunjin Hills and Sea Season' },
            introduction: { zh: '', en: '' },
            cover: '',
          }),
        ],
      },
      ...exhibitions.map((traits) => seriesExhibition(nowMs, traits)),
      registeredVisitor(nowMs, {
        number: 's',
        exhibitionId: idOf('seriesfood'),
        channelId: idOf('chseriesfood'),
        name: '陆晚舟',
        mobile: '13800000062',
        company: '江海餐饮协会',
        approveState: '2',
        voucherCode: '730528146094',
        daysAgo: 4,
      }),
    ]),
};

const theme = { IsSeriesTheme: true };

const exhibitions: readonly SeriesExhibitionTraits[] = [
  {
    name: 'series',
    unitId,
    title: { zh: '江海生活季', en: 'Jianghai Living Season' },
    place: { zh: '江海国际会展中心', en: 'Jianghai International Expo Centre' },
    cover: 'series',
    introduction: { zh: '四场展会，一季看完。', en: 'Four exhibitions in one season.' },
    days: [-45, 16],
    signUp: [-60, 15],
    channel: visitors,
    more: theme,
  },
  {
    name: 'seriesempty',
    unitId: emptyUnitId,
    title: { zh: '云津山海季', en: 'Yunjin Hills and Sea Season' },
    place: { zh: '云津会展中心', en: 'Yunjin Exhibition Centre' },
    cover: 'soon',
    introduction: { zh: '展会名单即将公布。', en: 'The exhibitions will be announced soon.' },
    days: [90, 120],
    signUp: [60, 110],
    channel: visitors,
    more: theme,
  },
  {
    name: 'seriesbooks',
    unitId,
    title: { zh: '江海图书与文具展', en: 'Jianghai Book and Stationery Fair' },
    place: { zh: '江海国际会展中心 1 号馆', en: 'Jianghai International Expo Centre, Hall 1' },
    cover: 'channels',
    introduction: { zh: '阅读与书写。', en: 'Reading and writing.' },
    days: [-45, -42],
    signUp: [-60, -43],
    channel: { zh: '读者登记', en: 'Readers' },
    more: { Logo: '/sandbox/pictures/seed-logo-11.svg' },
  },
  {
    name: 'seriescraft',
    unitId,
    title: { zh: '江海手工艺展', en: 'Jianghai Craft Fair' },
    place: { zh: '江海国际会展中心 2 号馆', en: 'Jianghai International Expo Centre, Hall 2' },
    cover: 'paused',
    introduction: { zh: '器物与手艺。', en: 'Things made by people who know how.' },
    days: [13, 16],
    signUp: [-20, 15],
    channel: { zh: '手工艺爱好者', en: 'Craft lovers' },
    more: { Logo: '/sandbox/pictures/seed-logo-12.svg' },
  },
  {
    name: 'seriesplain',
    unitId,
    title: { zh: '江海园艺展', en: '' },
    place: { zh: '', en: '' },
    cover: 'series',
    introduction: { zh: '', en: '' },
    days: [30, 33],
    signUp: [-10, 30],
    channel: { zh: '园艺观众', en: '' },
    more: { StartTime: '', EndTime: '', Logo: '', LongLogo: '', Cover: '' },
  },
  {
    name: 'seriesfood',
    unitId,
    title: { zh: '江海美食展', en: 'Jianghai Food Fair' },
    place: { zh: '江海国际会展中心 3 号馆', en: 'Jianghai International Expo Centre, Hall 3' },
    cover: 'group',
    introduction: { zh: '一桌好菜，从产地到餐桌。', en: 'Good food, from the field to the table.' },
    days: [-1, 2],
    signUp: [-30, 2],
    channel: { zh: '美食观众', en: 'Food lovers' },
    more: { Logo: '/sandbox/pictures/seed-logo-13.svg' },
  },
];
