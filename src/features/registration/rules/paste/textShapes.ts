import { codePointCount } from '#domain/text/cleanText.ts';

/** The surnames that nearly everybody in China has; a table for telling a name from a company, never for refusing one. */
const surnames = new Set(
  Array.from(
    `王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高梁郑谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔
    钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢
    安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路
    游辛靳欧阳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阎时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿`.replace(
      /\s/g,
      '',
    ),
  ),
);
const doubleSurname = /^(?:欧阳|上官|司马|诸葛|皇甫|东方|尉迟|公孙|慕容|令狐|司徒|宇文|夏侯|端木|南宫)/;
const han = /^[\u3400-\u9fff]+$/;

/** As most names are written: 王芳, 欧阳若琳. */
export function isChineseName(text: string): boolean {
  if (!han.test(text)) return false;
  if (doubleSurname.test(text)) return text.length === 3 || text.length === 4;
  return (text.length === 2 || text.length === 3) && surnames.has(text.charAt(0));
}

const companyEnd =
  /(?:公司|集团|大学|学院|研究院|研究所|研究中心|设计院|协会|商会|学会|联合会|医院|银行|中学|商行|事务所|工作室|合作社|\b(?:ltd|inc|llc|gmbh|corporation|limited|university|institute)\.?)$/i;
const trade =
  /(?:机电|机械|重工|科技|电子|电气|自动化|智能|工业|制造|实业|贸易|股份|控股|汽车|能源|新材料|精密|精工|数控|机床|机器人|信息|软件|网络|医疗|生物|化工|食品|物流|传媒|会展|咨询|建设|钢铁|设备|仪器|仪表|装备)$/;
/** A factory has a name before it; a single sign at the end of a short text may belong to a person. */
const factory = /^.{2,}厂$/;
/** `（苏州）`, as companies name their place. */
const bracketsAtEnd = /[（(][^（）()]+[)）]$/;

/** Ends as the names of companies do. */
export const isCompany = (text: string): boolean => companyEnd.test(text) || factory.test(text);

/** A company by its end, or by its trade in a name that is too long for a person's. */
export function isLikelyCompany(text: string): boolean {
  const bare = text.replace(bracketsAtEnd, '');
  return isCompany(text) || isCompany(bare) || (trade.test(bare) && codePointCount(bare) >= 4);
}

const jobEnd =
  /(?:经理|总监|主管|主任|总裁|董事长|董事|工程师|助理|专员|厂长|院长|部长|科长|处长|教授|研究员|采购员?|销售员?|秘书|会计|店长|负责人|总工|\b(?:manager|director|engineer|president|assistant|buyer|ceo|cto|cfo|coo|officer|professor|secretary|consultant))$/i;
const titleAfterSurname = /^[\u3400-\u9fff](?:总|工|经理|总监|主任|教授|老师|董事长|厂长|院长)$/;

/** 经理, Sales Manager; 王经理 is how a person is called. */
export const isJob = (text: string): boolean =>
  jobEnd.test(text) && !titleAfterSurname.test(text) && !isLikelyCompany(text);

export const isGender = (text: string): boolean =>
  /^(?:男|女|男士|女士|先生|小姐|mr|mrs|ms|miss|male|female|m|f)\.?$/i.test(text);

/** Too long for a name that people who write Chinese would expect, and no sign of a company: it may be either. */
export const isLongChinese = (text: string): boolean =>
  han.test(text) && text.length >= 4 && !isChineseName(text);
