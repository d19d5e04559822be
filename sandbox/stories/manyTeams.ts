import { teamCode } from '#entities/team/rules/teamCode.ts';
import { steadyNumbers } from '../pictures/shapes.ts';
import type { Row } from '../store/store.ts';
import { minuteMs, venueText } from '../venueClock.ts';
import { formRow, shortFields } from './forms/forms.ts';
import type { Story } from './story.ts';
import { exhibitionRow, visitorChannel } from './world.ts';

const exhibitionId = 'manyteams000000000000001';
const channelId = 'mainmany0000000000000001';
const teamCount = 2_000;

const picture = '/sandbox/pictures/cover-manyteams.svg';
const page = (Code: string, Name: string, NameEn: string) => ({
  Code,
  Name,
  NameEn,
  Banners: [picture],
  BackgroundImage: '',
  SharePosterBackgroundImage: picture,
  IsShowHomeWhenSigned: false,
});

export const manyTeamsStory: Story = {
  name: 'manyteams',
  exhibitionId,
  title: { zh: '两千支队伍', en: 'Two thousand teams' },
  shows: {
    zh: '两千支队伍的排行榜，并列很多，滚动和搜索仍然顺畅。',
    en: 'A ranking of two thousand teams with many ties; scrolling and searching stay smooth.',
  },
  rows: (nowMs) => ({
    Exhibition: [
      exhibitionRow(nowMs, {
        id: exhibitionId,
        name: { zh: '江海户外运动与健走大会', en: 'Jianghai Outdoor and Walking Fair' },
        place: { zh: '江海滨江公园展区', en: 'Jianghai Riverside Park' },
        cover: 'manyteams',
        introduction: {
          zh: '两千支队伍，沿江十公里。到现场签到，为队伍添一分。',
          en: 'Two thousand teams, ten kilometres along the river. Check in on site and your team gains a point.',
        },
        days: [-1, 2],
        signUp: [-30, 2],
        more: {
          TeamSignSetup: {
            IsOpenTeam: true,
            SignUpChannelId: channelId,
            CreateTeamNeedAudit: false,
            isAutoGenerateTeamCode: true,
            Pages: [page('LIST', '健走战队', 'Walking teams'), page('DETAIL', '我的战队', 'My team')],
          },
        },
      }),
    ],
    Channel: [visitorChannel(nowMs, channelId, exhibitionId)],
    CustomBasic: [formRow(nowMs, { id: 'form00000000000000many01', exhibitionId, fields: shortFields })],
  }),
  lateRows: (nowMs) => ({ Team: () => Array.from({ length: teamCount }, teamMaker(nowMs)) }),
};

const places = '江海 云津 南麓 滨江 北湖 东山 西岭 白鹭 青禾 星河 长桥 古渡 石门 银杏 海棠 松风'.split(' ');
const kinds =
  '健走队 骑行队 先锋 同行者 晨跑团 追光队 向前冲 一家人 老友记 设计院 工程师 后勤组 实验室'.split(' ');
const namesOfOwn = ['Riverside Runners', '风里雨里都要走完全程的我们', '🏃‍♀️ 快乐小分队', 'AAA', '1', '队'];

/** Some names repeat; counts are mostly small, so that most ranks are shared. */
function teamMaker(nowMs: number): (_: unknown, at: number) => Row {
  const next = steadyNumbers(61);
  return (_, at) => {
    const MemberCount = 1 + Math.floor(next() * 30);
    const createdAtMs = nowMs - (teamCount - at) * 5 * minuteMs;
    const own = namesOfOwn[at % 331];
    return {
      RecordId: `manyteam${String(at + 1).padStart(16, '0')}`,
      ExhibitionId: exhibitionId,
      Name:
        own ?? `${places[(at * 7) % places.length]}${kinds[at % kinds.length]}${at % 3 === 0 ? at + 1 : ''}`,
      TeamCode: teamCode(at + 1),
      LeaderVisitorId: `manylead${String(at + 1).padStart(16, '0')}`,
      LeaderName: '',
      ApproveState: '2',
      MemberCount,
      SignedCount: Math.floor(MemberCount * Math.max(0, next() * 1.3 - 0.3)),
      ClientRef: '',
      CreatedAt: venueText(createdAtMs),
      CreatedAtMesc: createdAtMs,
    };
  };
}
