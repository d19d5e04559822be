import { pairs } from './words.ts';

export const liveTitles = pairs(
  '新品发布：协作机器人第四代|Launch: the fourth generation of cobots;走进展台：一条柔性产线的一天|At the booth: a day in the life of a flexible line;工程师答疑：伺服选型|Ask an engineer: choosing a servo;开幕主论坛现场|The opening forum;焊接工艺现场演示|Welding, shown live;工业视觉三十分钟入门|Machine vision in thirty minutes;采购对接会直播间|Matchmaking for buyers;展馆漫步：一号馆|A walk through hall 1;数控机床精度挑战赛|Precision contest of machine tools;绿色工厂圆桌对话|Round table: the green factory;海外买家连线|Live with buyers abroad;智能仓储方案讲解|Smart warehousing explained;大赛颁奖典礼|The awards;设备运维避坑指南|Maintenance: what goes wrong;闭馆回顾：今日亮点|The day in review',
);
export const videoTitles = pairs(
  '三分钟看懂本届展会|The show in three minutes;去年现场回顾|Last year at the show;一号馆导览|A tour of hall 1;二号馆导览|A tour of hall 2;如何到达展馆|How to get here;机器人大赛集锦|Best of the robot contest;展商故事：从零到一|An exhibitor’s story;主论坛精华|Best of the forum;工艺演示：激光切割|Laser cutting, shown;预登记操作指南|How to register;贵宾专访|An interview;闭幕短片|The closing film',
);
export const albumTitles = pairs(
  '开幕式|The opening;主论坛|The forum;展台巡礼|At the booths;现场演示|On show;采购对接|Matchmaking;颁奖|The awards',
);
