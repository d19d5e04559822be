import type { TextPair } from '#domain/form/formDefinition.ts';

export const pairs = (text: string): readonly TextPair[] =>
  text.split(';').map((pair) => {
    const [zh = '', en = ''] = pair.split('|');
    return { zh: zh.trim(), en: en.trim() };
  });

/** Places, firms and people that do not exist. */
export const places = pairs(
  '江海|Jianghai;云津|Yunjin;南麓|Nanlu;北湖|Beihu;东岸|Dong’an;西岭|Xiling;白鹭洲|Bailuzhou;青禾|Qinghe;长桥|Changqiao;石门渡|Shimendu',
);
export const brands = pairs(
  '星衡|Xingheng;瑞帆|Ruifan;启澜|Qilan;固微|Guwei;恒途|Hengtu;明序|Mingxu;拓岩|Tuoyan;合一|Heyi;凌川|Lingchuan;远砺|Yuanli;知简|Zhijian;沐辰|Muchen;景和|Jinghe;百川|Baichuan;辰光|Chenguang;维朴|Weipu',
);
export const trades = pairs(
  '精密机械|Precision Machinery;工业机器人|Robotics;机器视觉|Machine Vision;数控技术|CNC Technology;传感器|Sensors;工业软件|Industrial Software;新能源装备|Energy Equipment;自动化|Automation;智能物流|Smart Logistics;检测仪器|Test Instruments',
);
export const surnames = pairs(
  '程|Cheng;沈|Shen;顾|Gu;许|Xu;陆|Lu;韩|Han;纪|Ji;温|Wen;岑|Cen;俞|Yu;邵|Shao;季|Ji',
);
export const givenNames = pairs(
  '屿安|Yu’an;知夏|Zhixia;清和|Qinghe;予宁|Yuning;明溪|Mingxi;一舟|Yizhou;书言|Shuyan;若谷|Ruogu;景行|Jingxing;思远|Siyuan;晚棠|Wantang;云舒|Yunshu',
);
export const posts = pairs(
  '市场经理|Marketing manager;区域销售|Area sales;技术支持|Technical support;总经理|General manager;展会负责人|Exhibition coordinator',
);
export const goods = pairs(
  '六轴协作机器人|six-axis cobot;视觉检测相机|inspection camera;五轴加工中心|five-axis machining centre;激光位移传感器|laser displacement sensor;产线数字孪生平台|digital twin platform;自动导引车|automated guided vehicle;伺服电机|servo motor;在线三坐标测量机|in-line measuring machine;能耗监测网关|energy monitoring gateway;柔性夹爪|soft gripper',
);
export const traits = pairs(
  '紧凑型|Compact;高速|High-speed;重载|Heavy-duty;低功耗|Low-power;防尘|Dustproof;模块化|Modular;高精度|High-precision',
);
export const sentences = pairs(
  '专注这一领域十五年，服务三百多家工厂。|Fifteen years in this field, more than three hundred factories served.;现场可以试用，欢迎带样品来。|Try it at the booth, and bring your samples.;从方案到交付最快六周。|From plan to delivery in as little as six weeks.;展期每天 10:30 和 14:30 有演示。|Demonstrations at 10:30 and 14:30 every day.;售后工程师覆盖二十个城市。|Service engineers in twenty cities.;新品首次展出。|Shown for the first time.',
);
