import type { TextPair } from '#domain/form/formDefinition.ts';
import { pairs } from './words.ts';

export const topics = pairs(
  '智能装备|Smart machines;工业软件|Industrial software;绿色制造|Green manufacturing;供应链|Supply chain;人才与教育|People and skills',
);
/** Of a topic each, by the topic's place in its list. */
export const subjects: readonly (TextPair & { readonly topicAt: number })[] = pairs(
  '协作机器人|Collaborative robots;产线数字孪生|Digital twins;能耗管理|Energy on the shop floor;智能仓储|Smart warehouses;技能人才培养|Training for the trades;机器视觉|Machine vision;生产排程|Production planning;零碳园区|Zero-carbon parks;跨境物流|Logistics across borders;校企合作|Schools and companies',
).map((pair, at) => ({ ...pair, topicAt: at % 5 }));
export const angles = pairs(
  '趋势与展望|what comes next;落地案例|cases from the shop floor;选型与避坑|how to choose;圆桌对话|a round table;标准解读|the standards explained;中小工厂怎么做|for small workshops;技术报告|a technical report;投资回报怎么算|what it pays back;专家问答|ask the experts;海外经验|lessons from abroad;从试点到推广|from pilot to roll-out;数据怎么用起来|putting data to use;安全与合规|safety and compliance;十年回顾|ten years on;工程师工作坊|a workshop for engineers;闭门研讨|a closed seminar',
);
export const rooms = pairs(
  '主会场|Main stage;会议室 A|Room A;会议室 B|Room B;路演区|Demo corner;二层多功能厅|Upper hall',
);
export const speakerJobs = pairs(
  '首席技术官|Chief technology officer;教授|Professor;工厂总经理|Plant manager;解决方案总监|Head of solutions;标准化委员会专家|Member of the standards committee;资深工程师|Senior engineer',
);
