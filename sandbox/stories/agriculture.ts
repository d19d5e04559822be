import { formRow, shortFields } from './forms/forms.ts';
import type { Story } from './story.ts';
import { exhibitionRow, shareRow, visitorChannel } from './world.ts';

const exhibitionId = 'farm00000000000000000001';

/** Builds of the sandbox know it by its tenant. */
export const agricultureStory: Story = {
  name: 'agriculture',
  exhibitionId,
  title: { zh: '有特殊处理的租户', en: 'A tenant with special treatment' },
  shows: {
    zh: '由租户编号认出：绿色主题，微信登录走自己的地址。',
    en: 'Known by its tenant: a green look, and a way of its own through the WeChat login.',
  },
  rows: (nowMs) => ({
    Exhibition: [
      exhibitionRow(nowMs, {
        id: exhibitionId,
        name: { zh: '云津现代农业博览会', en: 'Yunjin Modern Farming Expo' },
        place: { zh: '云津农业展览馆', en: 'Yunjin Agricultural Exhibition Hall' },
        cover: 'agriculture',
        introduction: {
          zh: '良种、农机与农产品，从田间到餐桌。',
          en: 'Seeds, machines and produce, from the field to the table.',
        },
        days: [30, 32],
        signUp: [-10, 29],
        more: { TenantId: 'sandboxfarm' },
      }),
    ],
    Channel: [visitorChannel(nowMs, 'mainfarm0000000000000001', exhibitionId)],
    CustomBasic: [formRow(nowMs, { id: 'form00000000000000farm01', exhibitionId, fields: shortFields })],
    CustomerShare: [shareRow(nowMs, 'share000000000000farm001', exhibitionId)],
  }),
};
