import { people } from '#sandbox/auth/people.ts';
import { formRow, shortFields } from '../forms/forms.ts';
import { registeredVisitor } from './registered.ts';
import { supplySeeds } from '#sandbox/seed/supply/supplySeeds.ts';
import { joinSeeds, type Story } from '../story.ts';
import { exhibitionRow, jianghaiTenantId, shareRow, visitorChannel } from '../world.ts';

const exhibitionId = 'known0000000000000000001';
const channelId = 'mainknown000000000000001';

export const knownStory: Story = {
  name: 'known',
  exhibitionId,
  title: { zh: '手机号已登记', en: 'Mobile already registered' },
  shows: {
    zh: '13800000001 已登记并选了座位 A-12；再次提交会先询问是否覆盖；用微信登录时选“江上清风”即可认出。',
    en: '13800000001 is registered with seat A-12; submitting again asks before overwriting. WeChat recognises the first person of its consent page.',
  },
  rows: (nowMs) =>
    joinSeeds([
      {
        Exhibition: [
          exhibitionRow(nowMs, {
            id: exhibitionId,
            name: { zh: '江海机器人与自动化大会', en: 'Jianghai Robotics and Automation Congress' },
            place: { zh: '江海国际会展中心 5 号馆', en: 'Jianghai International Expo Centre, Hall 5' },
            cover: 'known',
            introduction: {
              zh: '人形机器人首次集中亮相，主论坛对号入座。',
              en: 'Humanoid robots on stage; seats at the main forum are numbered.',
            },
            days: [9, 10],
            signUp: [-25, 8],
          }),
        ],
        Channel: [visitorChannel(nowMs, channelId, exhibitionId)],
        CustomBasic: [formRow(nowMs, { id: 'form0000000000000known01', exhibitionId, fields: shortFields })],
        CustomerShare: [shareRow(nowMs, 'share000000000000known01', exhibitionId)],
      },
      registeredVisitor(nowMs, {
        number: '1',
        exhibitionId,
        channelId,
        name: '林予安',
        mobile: '13800000001',
        company: '云津精密机械有限公司',
        approveState: '2',
        voucherCode: '620418390571',
        seatNo: 'A-12',
        daysAgo: 6,
        wechat: people[0],
      }),
    ]),
  lateRows: (nowMs) =>
    supplySeeds({ exhibitionId, tenantId: jianghaiTenantId, nowMs }, 131, {
      count: 60,
      kinds: 0,
      ownerId: 'person000000000000000001',
    }),
};
