import { formRow, shortFields } from '../forms/forms.ts';
import type { Seeds } from '#sandbox/records.ts';
import { registeredVisitor } from './registered.ts';
import { joinSeeds, type Story } from '../story.ts';
import { exhibitionRow, visitorChannel } from '../world.ts';

const exhibitionId = 'review000000000000000001';
const channelId = 'mainreview00000000000001';

export const reviewStory: Story = {
  name: 'review',
  exhibitionId,
  title: { zh: '登记需要审核', en: 'Registrations are reviewed' },
  shows: {
    zh: '新登记先待审核；13800000002 审核中，13800000003 未通过，需补充资料；13800000004 登记了两人，可按护照 E12345678 找回其中一人。',
    en: 'New registrations wait for review; 13800000002 is in review, 13800000003 was declined. 13800000004 registered two people; passport E12345678 finds one of them.',
  },
  rows: (nowMs) =>
    joinSeeds([
      {
        Exhibition: [
          exhibitionRow(nowMs, {
            id: exhibitionId,
            name: { zh: '江海先进材料采购峰会', en: 'Jianghai Advanced Materials Buyers’ Summit' },
            place: {
              zh: '江海国际会展中心 会议楼',
              en: 'Jianghai International Expo Centre, Conference Wing',
            },
            cover: 'review',
            introduction: {
              zh: '只面向采购负责人，名额有限，审核后入场。',
              en: 'For heads of purchasing only; places are limited and reviewed.',
            },
            days: [15, 16],
            signUp: [-15, 14],
            more: {
              SignUpNeedsReview: true,
              ShareTitle: '{host}诚邀采购负责人出席{exhibition}',
              ShareTitleEn: '{host} invites heads of purchasing to {exhibition}',
            },
          }),
        ],
        Channel: [visitorChannel(nowMs, channelId, exhibitionId)],
        CustomBasic: [formRow(nowMs, { id: 'form000000000000review01', exhibitionId, fields: shortFields })],
      },
      registeredVisitor(nowMs, {
        number: '2',
        exhibitionId,
        channelId,
        name: '沈知夏',
        mobile: '13800000002',
        company: '南麓新材料科技有限公司',
        approveState: '1',
        voucherCode: '715203846092',
        daysAgo: 2,
      }),
      registeredVisitor(nowMs, {
        number: '3',
        exhibitionId,
        channelId,
        name: '陆明舟',
        mobile: '13800000003',
        company: '临澜复合材料厂',
        approveState: '3',
        voucherCode: '384920157763',
        daysAgo: 4,
      }),
      ...family(nowMs),
    ]),
};

/** Two people with one mobile number and different documents. */
function family(nowMs: number): Seeds[] {
  const shared = { exhibitionId, channelId, mobile: '13800000004', company: '青屿材料科技有限公司' };
  return [
    registeredVisitor(nowMs, {
      ...shared,
      number: '4',
      name: '许知远',
      approveState: '2',
      voucherCode: '275316940825',
      daysAgo: 5,
      answers: { Document: { Type: 'mainlandId', Number: '110101199003070038' } },
    }),
    registeredVisitor(nowMs, {
      ...shared,
      number: '5',
      name: '许安然',
      approveState: '1',
      voucherCode: '906148273351',
      daysAgo: 3,
      answers: { Document: { Type: 'passport', Number: 'E12345678' } },
    }),
  ];
}
