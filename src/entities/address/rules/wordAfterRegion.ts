const directions = '[东西南北中上下内外新老前后一二三四五六七八九十\\d]{0,2}';
const streets = '路|街|大道|大街|道|巷|弄|胡同|里|桥|公路|高速|环路|新村|新城|广场';
const places = '城|湾|湖|江|河|山|门|塔|寺|岛|港|站|楼|[东西南北]站|[市省县州区]';
const buildings =
  '大厦|大楼|大学|学院|医院|酒店|宾馆|饭店|公司|集团|银行|中学|小学|学校|中心|机场|国际|花园|小区|商场|市场|博览|会展|人民医院';
const streetOrBuilding = new RegExp(`^(?:${directions}(?:${streets})|${places}|${buildings})`);
/** Nearly every city has these. */
const knownStreet = new RegExp(
  '^(?:中山|人民|解放|建设|和平|新华|文化|胜利|民主|团结|友谊|幸福|光明|健康|青年|迎宾|站前|环城|北京|上海|南京)[东西南北中一二三四五]{0,2}(?:路|街|大道|大街)',
);
const town = /^[\u4e00-\u9fff]{2,4}?(?:街道|镇|乡)(?!路|街|桥)/;

/** Whether a text, right after a name of a region without its ending, makes a street or a building of it: 江苏|路, 苏州|大学. */
export const isStreetOrBuilding = (rest: string): boolean => streetOrBuilding.test(rest);

/** Whether a name of a region without its ending surely ends here: at a blank, before a town, before a street that most cities have. */
export const isBoundary = (rest: string): boolean =>
  /^(?:$|[^\u4e00-\u9fffA-Za-z])/.test(rest) || knownStreet.test(rest) || town.test(rest);

/** Whether the ending of a whole name belongs to the next word: 昆山市|场, 平湖市|民广场. */
export const splitsAWord = (name: string, rest: string): boolean => {
  if (name.endsWith('市')) return /^[场民立]/.test(rest);
  return !/[省市区县旗州盟道镇乡]$/.test(name) && isStreetOrBuilding(rest);
};
