/** How a region is written. `isWhole`: with the ending that makes it a region (阿坝州, 昆山市), so that it needs nothing beside it. */
export interface RegionName {
  readonly text: string;
  readonly isWhole: boolean;
}

const nations = [
  '蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南',
  '仡佬|锡伯|阿昌|普米|塔吉克|怒|乌孜别克|俄罗斯|鄂温克|德昂|保安|裕固|独龙|鄂伦春|门巴|珞巴|各',
].join('|');
/** 阿坝 of 阿坝藏族羌族自治州, 鄂温克 of 鄂温克族自治旗: at least two characters stay. */
const autonomous = new RegExp(
  `^(.{2,}?)(?:(?:${nations})族|哈萨克|蒙古|锡伯|塔吉克|柯尔克孜)*族?自治([州县旗])$`,
);
const nationDistrict = new RegExp(`^(.{2,}?)(?:(?:${nations})族)+区$`);
const zone = /(?:开发|园|示范|管理|新|实验|食品|服务|矿)区$/;
const ending = /(?:特别行政区|行政委员会|自治区|地区|林区|特区|街道|[省市区县旗盟镇乡])$/;

/** What people write besides the rule, for a province, a city or a district. */
const furtherNames: Readonly<Record<string, readonly string[]>> = {
  内蒙古自治区: ['内蒙'],
  塔城地区: ['伊犁哈萨克自治州塔城地区', '伊犁州塔城地区'],
  阿勒泰地区: ['伊犁哈萨克自治州阿勒泰地区', '伊犁州阿勒泰地区'],
  前郭尔罗斯蒙古族自治县: ['前郭县', '前郭'],
  浦东新区: ['浦东'],
  乌拉盖管理区管委会: ['乌拉盖管理区'],
};

const whole = (text: string): RegionName => ({ text, isWhole: true });
const short = (text: string): RegionName => ({ text, isWhole: false });

/** 科右 for 科尔沁右翼, as in 科右前旗. */
const wingless = (text: string) => text.replace(/^(.).+([左右])翼/, '$1$2');

function autonomousNames(name: string, stem: string, kind: string): RegionName[] {
  const stems = stem === wingless(stem) ? [stem] : [stem, wingless(stem)];
  return [
    // 伊犁哈萨克族自治州 for 伊犁哈萨克自治州.
    whole(name.replace(/(哈萨克|蒙古|锡伯|塔吉克|柯尔克孜)自治/, '$1族自治')),
    ...stems.map((one) => whole(one + kind)),
    ...stems.map((one) => whole(`${one}自治${kind}`)),
    ...stems.map(short),
  ];
}

function plainNames(name: string): RegionName[] {
  const [, district] = nationDistrict.exec(name) ?? [];
  if (district !== undefined) return [whole(`${district}区`), short(district)];
  // 嘉模堂区(氹仔).
  const [, before, within] = /^(.+)\((.+)\)$/.exec(name) ?? [];
  if (before !== undefined && within !== undefined) return [whole(before), short(within)];
  if (zone.test(name)) return [];
  const stem = name.replace(ending, '');
  const shorter = wingless(name);
  return [
    ...(shorter === name ? [] : [whole(shorter)]),
    ...(stem === name || stem.length < 2 ? [] : [short(stem)]),
  ];
}

function furtherOf(name: string): RegionName[] {
  const isWhole = (text: string) => /[州县旗区]$/.test(text);
  return (furtherNames[name] ?? []).map((text) => ({ text, isWhole: isWhole(text) }));
}

/** All names of a city or a district, the official one first. */
export function namesOf(official: string): readonly RegionName[] {
  const name = official.normalize('NFKC');
  const [, stem, kind] = autonomous.exec(name) ?? [];
  const everyday =
    stem === undefined || kind === undefined ? plainNames(name) : autonomousNames(name, stem, kind);
  return [whole(name), ...everyday, ...furtherOf(official)];
}

/** All names of a province: 广西壮族自治区, 广西自治区, 广西省 and 广西. */
export function namesOfProvince(name: string): readonly RegionName[] {
  const stem = name.replace(/(?:壮族自治区|回族自治区|维吾尔自治区|特别行政区|自治区|省|市)$/, '');
  const isAutonomous = name.slice(-3) === '自治区';
  return [
    whole(name),
    ...(isAutonomous ? [whole(`${stem}自治区`), whole(`${stem}省`)] : []),
    short(stem),
    ...furtherOf(name),
  ];
}

/** 工业园区 for 苏州工业园区, where the city stands before it; undefined for what has no such name. */
export function nameWithinCity(area: string, province: string, city: string): string | undefined {
  const stemOf = (name: string) => name.replace(ending, '');
  let rest = area;
  for (const before of [stemOf(province), city, stemOf(city)])
    if (rest.indexOf(before) === 0) rest = rest.slice(before.length);
  return rest !== area && rest.length >= 4 && zone.test(rest) ? rest : undefined;
}
