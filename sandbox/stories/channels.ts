import { visitorQuestionnaires } from './forms/channelQuestions.ts';
import { formRow, shortFields } from './forms/forms.ts';
import { registeredVisitor } from './states/registered.ts';
import { joinSeeds, type Story } from './story.ts';
import { channelGroupRow, channelRow, exhibitionRow, shareRow } from './world.ts';

const exhibitionId = 'channels0000000000000001';
const visitGroup = 'groupvisit00000000000001';
const tradeGroup = 'grouptrade00000000000001';
const visitorChannelId = 'chvisitor000000000000001';
const buyerChannelId = 'chbuyer00000000000000001';

export const channelsStory: Story = {
  name: 'channels',
  exhibitionId,
  title: { zh: '通道分组与问卷', en: 'Channels in groups, and questionnaires' },
  shows: {
    zh: '通道页 /channel-group：登记中、尚未开始、已结束、暂时关闭各一；观众通道的问卷一题一题地问；13800000061 已登记，个人中心里有参观后的问卷、投票、会议纪要和实名核验。',
    en: 'The page /channel-group has channels that are open, not yet open, closed and paused. The visitors’ questionnaire asks one question at a time; 13800000061 is registered and finds those for after the visit, votes, minutes and the identity check.',
  },
  rows: (nowMs) =>
    joinSeeds([
      {
        Exhibition: [
          exhibitionRow(nowMs, {
            id: exhibitionId,
            name: { zh: '江海城市生活博览会', en: 'Jianghai City Living Fair' },
            place: { zh: '江海国际会展中心 3 号馆', en: 'Jianghai International Expo Centre, Hall 3' },
            cover: 'channels',
            introduction: {
              zh: '家居、社区与出行，四天里把城市重新逛一遍。',
              en: 'Homes, neighbourhoods and ways to get around: four days of city life.',
            },
            days: [-1, 2],
            signUp: [-30, 2],
            more: { NeedIdCheck: true },
          }),
        ],
        ChannelGroup: [
          channelGroupRow(nowMs, {
            id: tradeGroup,
            exhibitionId,
            name: { zh: '专业与媒体', en: 'Trade and press' },
            description: { zh: '需要填写单位信息', en: 'Company details are asked for' },
            sort: 2,
          }),
          channelGroupRow(nowMs, {
            id: visitGroup,
            exhibitionId,
            name: { zh: '参观', en: 'Visiting' },
            description: { zh: '', en: '' },
            sort: 1,
          }),
        ],
        Channel: channels.map((traits) => channelRow(nowMs, { exhibitionId, ...traits })),
        CustomBasic: [formRow(nowMs, { id: 'form00000000000channel01', exhibitionId, fields: shortFields })],
        CustomerShare: [shareRow(nowMs, 'share0000000000channel01', exhibitionId)],
      },
      registeredVisitor(nowMs, {
        number: 'q',
        exhibitionId,
        channelId: visitorChannelId,
        name: '沈知夏',
        mobile: '13800000061',
        company: '江海社区营造社',
        approveState: '2',
        voucherCode: '730528146093',
        daysAgo: 5,
      }),
      visitorQuestionnaires(nowMs, {
        exhibitionId,
        visitorChannelId,
        buyerChannelId,
        visitorId: 'person00000000000000000q',
      }),
    ]),
};

const channels = [
  {
    id: visitorChannelId,
    name: { zh: '普通观众', en: 'Visitors' },
    description: { zh: '免费参观，凭参观码入场', en: 'Free entry with your ticket' },
    sort: 1,
    groupId: visitGroup,
    hasQuestionnaire: true,
  },
  {
    id: 'chfamily0000000000000001',
    name: { zh: '亲子专场', en: 'Families' },
    description: { zh: '含手作体验，每场 40 个家庭', en: 'With workshops for forty families each' },
    sort: 2,
    isDefault: false,
    groupId: visitGroup,
    signUp: [1, 2],
  },
  {
    id: buyerChannelId,
    name: { zh: '采购商', en: 'Buyers' },
    description: { zh: '含采购对接会', en: 'With matchmaking' },
    sort: 3,
    isDefault: false,
    groupId: tradeGroup,
    signUp: [-20, 1],
    hasQuestionnaire: true,
  },
  {
    id: 'chpress00000000000000001',
    name: { zh: '媒体', en: 'Press' },
    description: { zh: '含新闻中心', en: 'With the press centre' },
    sort: 4,
    isDefault: false,
    groupId: tradeGroup,
    signUp: [-20, -2],
  },
  {
    id: 'chguest00000000000000001',
    name: { zh: '特邀嘉宾', en: 'Guests of honour' },
    description: { zh: '凭邀请函', en: 'By invitation' },
    sort: 5,
    isDefault: false,
    isClosed: true,
    closedReason: { zh: '名额正在核对', en: 'The guest list is being checked' },
  },
] as const;
