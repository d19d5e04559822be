import type { Story } from './story.ts';
import { formRow, shortFields } from './forms/forms.ts';
import { teamPages } from './teams.ts';
import { exhibitionRow, shareRow, visitorChannel } from './world.ts';

const exhibitionId = 'teamaudit000000000000001';
const channelId = 'mainteamaudit00000000001';

export const teamAuditStory: Story = {
  name: 'teamaudit',
  exhibitionId,
  title: { zh: '建队需要审核', en: 'Teams are reviewed' },
  shows: {
    zh: '建队时自己填口令，提交后由主办方审核（在上方“队伍”里通过或退回）。',
    en: 'A team’s code is typed, and the organiser reviews every team: see Teams above.',
  },
  rows: (nowMs) => ({
    Exhibition: [
      exhibitionRow(nowMs, {
        id: exhibitionId,
        name: { zh: '江海马拉松博览会', en: 'Jianghai Marathon Expo' },
        place: { zh: '江海体育中心', en: 'Jianghai Sports Centre' },
        cover: 'teamaudit',
        introduction: {
          zh: '领取装备、看展、组队训练，跑团负责人请提前建队。',
          en: 'Collect your kit, see the expo, train as a team. Clubs, please apply early.',
        },
        days: [5, 7],
        signUp: [-10, 6],
        more: {
          TeamSignSetup: {
            IsOpenTeam: true,
            SignUpChannelId: channelId,
            CreateTeamNeedAudit: true,
            isAutoGenerateTeamCode: false,
            Pages: teamPages(false),
          },
        },
      }),
    ],
    Channel: [visitorChannel(nowMs, channelId, exhibitionId)],
    CustomBasic: [formRow(nowMs, { id: 'form0000000000teamaudit1', exhibitionId, fields: shortFields })],
    CustomerShare: [shareRow(nowMs, 'share000000000teamaudit1', exhibitionId)],
  }),
};
