import { pairs } from './words.ts';

export const newsTitles = pairs(
  '六百家展商名单公布|Full exhibitor list announced;开幕式改到九点半|Opening now at 9:30;二号馆新增焊接展区|Hall 2 gains a welding area;预登记观众突破五万|More than fifty thousand have registered;机器人大赛决赛名单|Finalists of the robot contest;地铁延时运营两小时|The metro runs two hours longer;采购对接会增设专场|One more day of matchmaking;绿色制造奖揭晓|The green manufacturing awards;论坛直播时间表|When the forum can be watched live;停车与接驳指南|Parking and shuttles;展馆餐饮一览|Where to eat in the halls;海外买家团抵达|Buyers from abroad have arrived;新品首发日程|Who shows what for the first time;学生开放日报名|Open day for students;物流与撤展须知|Moving out: what exhibitors need to know',
);
export const newsSummaries = pairs(
  '主办方今天公布了详情，现场安排以公告为准。|The organiser has published the details today.;名额有限，先到先得。|Places are few and go to those who come first.;方便您提前安排行程。|So that you can plan your day.',
);
export const newsParagraphs = pairs(
  '组委会表示，各馆同一时间开放，观众凭参观码入场，无需排队取票。|All halls open at the same hour. Show your ticket and walk right in, no queue at the box office.;现场设有服务台、医务点和休息区，位置见各馆入口的示意图。|Help desks, first aid and places to rest are marked on the plan at each entrance.;如有变动，将第一时间在这里和首页快讯中公布。|Should anything change, it is announced here and on the home page.;展商可在展位接待预约观众，建议提前一天确认时间。|Exhibitors receive visitors with an appointment at their booth; confirm the time a day ahead.',
);
