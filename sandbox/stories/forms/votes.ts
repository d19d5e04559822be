import type { Row } from '#sandbox/store/store.ts';
import { venueDay, venueText } from '#sandbox/venueClock.ts';
import { createdAt, jianghaiTenantId } from '../world.ts';
import { options } from './forms.ts';

/** A vote that runs, with results so far; one that is over; one that is over without results; and one that has not begun. */
export function voteRows(nowMs: number, exhibitionId: string): Row[] {
  const row = (
    id: string,
    title: readonly [string, string],
    days: readonly [number, number],
    more: Row,
  ): Row => ({
    RecordId: id,
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 3),
    ExhibitionId: exhibitionId,
    ChannelId: '',
    Version: '1',
    Title: title[0],
    TitleEn: title[1],
    Introduction: '',
    IntroductionEn: '',
    Occasion: 'vote',
    RecordsInto: 'VoteRecordInfo',
    StartTime: venueDay(nowMs, days[0], '09:00'),
    EndTime: venueDay(nowMs, days[1], '18:00'),
    Questions: [{ ...design, Sort: 1 }],
    ...more,
  });
  return [
    row('qvoteopen000000000000001', ['年度创新奖', 'Innovation of the year'], [-1, 5], {
      Introduction: '每位观众投一次，投出后不能修改。结果在颁奖典礼上公布。',
      IntroductionEn:
        'One vote for each visitor, and it cannot be changed. The award is given at the closing ceremony.',
      Results: results([128, 342, 57]),
    }),
    row('qvoteended00000000000001', ['最佳展台设计', 'Best booth design'], [-6, -1], {
      Results: results([904, 1_206, 388]),
    }),
    row('qvotesilent0000000000001', ['最佳讲解', 'Best guide'], [-6, -2], {}),
    row('qvotelater00000000000001', ['最受欢迎展品', 'Favourite exhibit'], [2, 6], {}),
  ];
}

const results = (counts: readonly number[]) =>
  ['garden', 'bikes', 'lamps'].map((Value, at) => ({ Key: 'Design', Value, Count: counts[at] }));

const design: Row = {
  Key: 'Design',
  Type: 'singleChoice',
  Title: '您投给哪一个？',
  TitleEn: 'Which one do you vote for?',
  Required: true,
  Options: options(
    ['garden', '屋顶花园', 'The roof garden'],
    ['bikes', '城市单车', 'City bikes'],
    ['lamps', '会呼吸的灯', 'Breathing lamps'],
  ),
};

/** What was said in two meetings of one visitor. */
export const meetingRows = (nowMs: number, exhibitionId: string, visitorId: string): Row[] =>
  [1, 2].map((number) => ({
    RecordId: `meetingrecord0000000000${number}`,
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, number),
    ExhibitionId: exhibitionId,
    VisitorId: visitorId,
    Title: number === 1 ? '采购对接洽谈' : '社区营造交流会',
    TitleEn: number === 1 ? 'Matchmaking talk' : 'Community design exchange',
    StartTime: venueText(nowMs - number * 86_400_000),
    EndTime: venueText(nowMs - number * 86_400_000 + 3_600_000),
    Place: '2 号馆洽谈区 B',
    PlaceEn: 'Hall 2, meeting area B',
    People: [
      {
        Name: '沈知夏',
        NameEn: 'Shen Zhixia',
        Company: '江海社区营造社',
        CompanyEn: 'Jianghai Community Studio',
      },
      { Name: '韩云舒', NameEn: 'Han Yunshu', Company: '北湖照明', CompanyEn: 'Beihu Lighting' },
      '主持人',
    ],
    Content:
      '<h3>议定事项</h3><ul><li>下周寄送样品两套</li><li>报价有效期三十天</li></ul><p onclick="alert(1)">下次会议由双方另行约定。</p><script>alert("minutes")</script>',
    ContentEn:
      '<h3>Agreed</h3><ul><li>Two samples are sent next week</li><li>The offer is valid for thirty days</li></ul><p>The next meeting will be arranged by both sides.</p>',
    Files: [{ Name: '报价单.pdf', Url: 'https://files.example.com/offer.pdf', Size: 284_113 }],
  }));
