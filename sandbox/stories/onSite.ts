import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Row } from '../store/store.ts';
import { venueDay } from '../venueClock.ts';
import { downloadId, downloadSeeds } from '../seed/downloads/downloadSeeds.ts';
import { programmeSeeds } from '../seed/programme/programmeSeeds.ts';
import { formRow, shortFields } from './forms/forms.ts';
import { registeredVisitor } from './states/registered.ts';
import { joinSeeds, type Story } from './story.ts';
import { createdAt, exhibitionRow, jianghaiTenantId, shareRow, visitorChannel } from './world.ts';

const exhibitionId = 'onsite000000000000000001';
const days = [0, 1] as const;
const channelId = 'mainonsite00000000000001';

const fileLink = (title: TextPair, number: number) => ({
  title,
  path: `/download/${exhibitionId}/${downloadId(exhibitionId, number)}`,
});

export const onSiteStory: Story = {
  name: 'onsite',
  exhibitionId,
  title: { zh: '展会当天', en: 'A day on site' },
  shows: {
    zh: '在现场扫码签到：南门与展厅正在签到，论坛还没开始，早餐会已结束，贵宾室只限审核通过。13800000021 已通过审核，13800000022 待审核。',
    en: 'Checking in on site: the gate and the hall are open, the forum is still to come, the breakfast is over, the lounge is for approved visitors. 13800000021 is approved, 13800000022 is not.',
  },
  more: [
    { title: { zh: '南门', en: 'South gate' }, path: `/sign-in/${exhibitionId}/gate00000000000000000001` },
    { title: { zh: '3 号展厅', en: 'Hall 3' }, path: `/sign-in/${exhibitionId}/hall00000000000000000001` },
    { title: { zh: '论坛', en: 'Forum' }, path: `/sign-in/${exhibitionId}/forum0000000000000000001` },
    { title: { zh: '早餐会', en: 'Breakfast' }, path: `/sign-in/${exhibitionId}/breakfast000000000000001` },
    { title: { zh: '贵宾室', en: 'Lounge' }, path: `/sign-in/${exhibitionId}/lounge000000000000000001` },
    { title: { zh: '下载中心', en: 'Downloads' }, path: `/downloads/${exhibitionId}` },
    fileLink({ zh: '登记后的文件', en: 'A file after registration' }, 3),
    fileLink({ zh: '签到后的文件', en: 'A file after check-in' }, 4),
    fileLink({ zh: '还没开放的文件', en: 'A file before its time' }, 6),
    fileLink({ zh: '已截止的文件', en: 'A file after its time' }, 7),
    fileLink({ zh: '条件不明的文件', en: 'A file with an unknown rule' }, 13),
    fileLink({ zh: '已删除的文件', en: 'A deleted file' }, 16),
  ],
  rows: (nowMs) =>
    joinSeeds([
      {
        Exhibition: [
          exhibitionRow(nowMs, {
            id: exhibitionId,
            name: { zh: '江海智慧物流展', en: 'Jianghai Smart Logistics Show' },
            place: { zh: '江海国际会展中心 3 号馆', en: 'Hall 3, Jianghai International Expo Centre' },
            cover: 'onsite',
            introduction: {
              zh: '从仓储到末端配送，一天看遍。',
              en: 'From the warehouse to the last mile, in one day.',
            },
            days,
            signUp: [-30, 1],
          }),
        ],
        Channel: [visitorChannel(nowMs, channelId, exhibitionId)],
        CustomBasic: [formRow(nowMs, { id: 'form000000000000onsite01', exhibitionId, fields: shortFields })],
        CustomerShare: [shareRow(nowMs, 'share000000000000onsite1', exhibitionId)],
        SignInPlace: placeRows(nowMs),
      },
      registeredVisitor(nowMs, {
        number: 'k',
        exhibitionId,
        channelId,
        name: '温书白',
        mobile: '13800000021',
        company: '汀州仓储设备有限公司',
        approveState: '2',
        voucherCode: '640182937715',
        daysAgo: 6,
      }),
      registeredVisitor(nowMs, {
        number: 'l',
        exhibitionId,
        channelId,
        name: '顾南乔',
        mobile: '13800000022',
        company: '云栈供应链有限公司',
        approveState: '1',
        voucherCode: '218840563972',
        daysAgo: 1,
      }),
    ]),
  lateRows: (nowMs) => ({
    ...programmeSeeds({ exhibitionId, tenantId: jianghaiTenantId, nowMs, days }, 90, {
      count: 60,
      halls: 0,
      placeId: 'hall00000000000000000001',
    }),
    ...downloadSeeds({ exhibitionId, tenantId: jianghaiTenantId, nowMs }, 140),
  }),
};

interface PlaceTraits {
  readonly id: string;
  readonly name: TextPair;
  readonly address: TextPair;
  /** Relative to today; without it there is no limit. */
  readonly hours?: readonly [day: number, from: string, until: string];
  readonly more?: Row;
}

const places: readonly PlaceTraits[] = [
  {
    id: 'gate00000000000000000001',
    name: { zh: '南门', en: 'South gate' },
    address: { zh: '南广场，地铁 2 号口', en: 'South square, metro exit 2' },
    hours: [0, '00:00', '23:59'],
  },
  {
    id: 'hall00000000000000000001',
    name: { zh: '3 号展厅', en: 'Hall 3' },
    address: { zh: '展厅入口', en: 'At the entrance of the hall' },
  },
  {
    id: 'forum0000000000000000001',
    name: { zh: '无人配送论坛', en: 'Forum on driverless delivery' },
    address: { zh: '二层 201 会议室', en: 'Room 201, second floor' },
    hours: [1, '14:00', '15:30'],
  },
  {
    id: 'breakfast000000000000001',
    name: { zh: '早餐交流会', en: 'Breakfast meeting' },
    address: { zh: '一层咖啡厅', en: 'Café on the ground floor' },
    hours: [-1, '08:00', '09:30'],
  },
  {
    id: 'lounge000000000000000001',
    name: { zh: '贵宾室', en: 'Lounge' },
    address: { zh: '三层东侧', en: 'Third floor, east side' },
    more: { NeedApproved: true },
  },
  {
    id: 'yard00000000000000000001',
    name: { zh: '北门（旧设备）', en: 'North gate (older system)' },
    address: { zh: '货车通道旁', en: 'Beside the lorry lane' },
    more: { StoresEverything: true },
  },
];

function placeRows(nowMs: number): Row[] {
  return places.map(({ id, name, address, hours, more }, index) => ({
    RecordId: id,
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 20),
    ExhibitionId: exhibitionId,
    Name: name.zh,
    NameEn: name.en,
    Address: address.zh,
    AddressEn: address.en,
    StartTime: hours === undefined ? '' : venueDay(nowMs, hours[0], hours[1]),
    EndTime: hours === undefined ? '' : venueDay(nowMs, hours[0], hours[2]),
    NeedApproved: false,
    Sort: index + 1,
    ...more,
  }));
}
