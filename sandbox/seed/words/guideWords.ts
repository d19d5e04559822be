import type { TextPair } from '#domain/form/formDefinition.ts';
import { coverPicture } from '../notices/coverPicture.ts';
import { hostileHtml } from './contentWords.ts';

interface GuideSeed {
  readonly type: string;
  readonly title: TextPair;
  readonly content: TextPair;
}

const row = (cell: 'td' | 'th', cells: readonly string[]) =>
  `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;

/** The first line is its head. */
function table(lines: readonly string[]): string {
  const [head = [], ...body] = lines.map((line) => line.split(';'));
  return `<table><thead>${row('th', head)}</thead><tbody>${body.map((cells) => row('td', cells)).join('')}</tbody></table>`;
}

const picture = `<p><img src="${coverPicture(2)}" alt=""></p>`;

/** Pages of an organiser: one with a wide table, one with a list, one with what must not run, one in Chinese alone. */
export const guideSeeds: readonly GuideSeed[] = [
  {
    type: 'traffic',
    title: { zh: '如何到达', en: 'Getting here' },
    content: {
      zh: `<h2>地铁</h2><p>乘坐 2 号线到“会展中心”站，3 号口出站，步行五分钟到南门。</p>${picture}<h2>接驳巴士</h2>${table(['线路;始发站;首班;末班;间隔;停靠', 'A 线;江海站北广场;08:00;18:30;15 分钟;南门、2 号门', 'B 线;云津机场 T2;07:30;19:00;30 分钟;南门', 'C 线;北湖客运站;08:30;17:30;40 分钟;4 号门'])}<h2>停车</h2><p>小客车走 3 号门，每天 20 元。</p>`,
      en: `<h2>Metro</h2><p>Take line 2 to Exhibition Centre, exit 3. The south gate is five minutes on foot.</p>${picture}<h2>Shuttle buses</h2>${table(['Line;From;First;Last;Every;Stops at', 'A;Jianghai Station, north square;08:00;18:30;15 min;South gate, gate 2', 'B;Yunjin Airport T2;07:30;19:00;30 min;South gate', 'C;Beihu coach station;08:30;17:30;40 min;Gate 4'])}<h2>Parking</h2><p>Cars use gate 3, 20 yuan a day.</p>`,
    },
  },
  {
    type: 'hotel',
    title: { zh: '推荐酒店', en: 'Hotels nearby' },
    content: {
      zh: `<p>预订时报展会名称可享协议价，房量有限。</p>${table(['酒店;距展馆;协议价', '江海会展酒店;步行 3 分钟;¥480 起', '云津花园酒店;地铁 2 站;¥360 起', '北湖假日旅馆;班车 15 分钟;¥240 起'])}`,
      en: `<p>Name the exhibition when you book to get these rates while rooms last.</p>${table(['Hotel;From the halls;From', 'Jianghai Expo Hotel;3 min on foot;¥480', 'Yunjin Garden;2 metro stops;¥360', 'Beihu Holiday Inn;15 min by shuttle;¥240'])}`,
    },
  },
  {
    type: 'rules',
    title: { zh: '参观须知', en: 'Visitor rules' },
    content: {
      zh: '<ol><li>凭本人参观码入场，一人一码。</li><li>未满十八周岁须由成人陪同。</li><li>展馆内禁止吸烟，宠物不得入内。</li><li>拍摄展品前请征得展商同意。</li></ol>',
      en: '<ol><li>Each visitor enters with their own ticket.</li><li>Under 18 only with an adult.</li><li>No smoking and no pets in the halls.</li><li>Ask the exhibitor before you take pictures of a product.</li></ol>',
    },
  },
  {
    type: 'other',
    title: { zh: '观众服务', en: 'Services for visitors' },
    content: {
      zh: `<p>南门设有行李寄存、医务点和母婴室，每天 9:00 至 17:30 开放。</p>${hostileHtml}`,
      en: `<p>Luggage, first aid and a parents’ room are at the south gate, 9:00 to 17:30.</p>${hostileHtml}`,
    },
  },
  {
    type: 'other',
    title: { zh: '餐饮与休息', en: 'Food and rest' },
    content: {
      zh: '<p>各馆二层设有餐厅，2 号馆北侧为休息区。</p>',
      en: '<p>There are restaurants on the upper floor of each hall, and a place to rest at the north side of hall 2.</p>',
    },
  },
];
