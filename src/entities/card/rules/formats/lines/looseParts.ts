import { foldWidth } from './foldWidth.ts';
import { isChineseName } from './surnames.ts';

/** What a text without a label looks like; undefined where it may be anything. */
export type LooseKind = 'company' | 'address' | 'job' | 'department' | 'name';

export interface LoosePart {
  readonly text: string;
  readonly line: number;
  readonly kind: LooseKind | undefined;
}

const companyAtEnd =
  /(?:公司|集团|集團|工厂|厂|研究[院所]|大学|学院|协会|商会|银行|医院|事务所|事務所|工作室|经营部|合作社|株式会社|유한회사|주식회사)(?:[（(][^（()）]*[)）])?$|\b(?:Ltd|Limited|Inc|Incorporated|GmbH|Corp|Corporation|LLC|LLP|PLC|Pty|Pte|KG|OHG|S\.?p\.?A|S\.?r\.?l|ApS|A\/S|Oyj?|Kft|Sp\. z o\.o|University|Institute|Group|Holdings?|Company)\.?$/i;
const companyByCase = /\s(?:AG|SA|S\.A|AB|BV|B\.V|NV|N\.V|SE|AS)\.?(?:\s|$)/;
const companyWithin = /公司|集团|集團|株式会社|주식회사|\(주\)|\b(?:GmbH|LLC|Ltd|Inc)\b|\bCo\.,?(?:\s|$)/i;
const chineseAddress =
  /[省市区县區縣].*[路街道号號巷弄村镇]|[路街道巷弄]\s*[\d一二三四五六七八九十]+\s*[号號弄]|(?:大厦|大廈|大楼|广场|园区|工业园|科技园|产业园|开发区)[^、,，]{0,12}$|\d+\s*[号號楼层層室栋](?:\D{0,4}\d*\s*[室楼层]?)?$|[都道府県]\S*[市区町村]|[시도구군]\s.*[로길동]\s*\d/;
const latinAddress =
  /\b(?:Road|Street|Avenue|Boulevard|Building|Plaza|Highway|Square|Industrial (?:Park|Zone|Estate))\b|\w(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee)\s*\d|\b(?:Rue|Via|Calle|Avenida|Viale|Piazza)\s+\S+|P\.?\s?O\.?\s?Box\b/i;
const latinAddressWithNumber =
  /\b(?:Rd|St|Ave|Blvd|Bldg|Ln|Lane|Drive|Floor|Flr|Suite|Room|Rm|Unit|Block|Way|Court|Tower)\b/i;
const job =
  /经理|总监|董事|总裁|主任|工程师|专员|助理|顾问|采购|销售|主管|厂长|校长|院长|教授|会长|秘书|设计师|创始人|合伙人|负责人|代表|店长|部长|经济师|会计|律师|經理|總監|總裁|工程師|主管|사장|부장|과장|대리|部長|課長|社長|\b(?:Manager|Director|Engineer|[CV][A-Z]?O|CEO|CTO|CFO|COO|CMO|CIO|VP|President|Sales|Assistant|Consultant|Founder|Co-?founder|Partner|Officer|Head of|Chief|Executive|Representative|Buyer|Purchasing|Procurement|Marketing|Designer|Developer|Analyst|Secretary|Professor|Chairman|Chairwoman|Owner|Specialist|Coordinator|Supervisor|Architect|Scientist|Technician|Merchandiser|Geschäftsführer(?:in)?|Vertrieb(?:sleiter(?:in)?)?|Leiter(?:in)?|Einkäufer(?:in)?|Einkauf)\b/i;
const department = /(?:部|部门|事业部|中心)$|\b(?:Department|Dept\.?|Division)$/i;
const particle = /^(?:van|von|de|der|den|del|della|di|da|dos|la|le|el|bin|binti|al|ibn|zu|ten|y|e)$/;
const honorific = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Ing|Dipl|Herr|Frau|Sir|Mme|M)\.?$/i;
const degree = /^(?:PhD|Ph\.D\.?|MBA|MD|Jr\.?|Sr\.?|II|III|M\.?Sc\.?|B\.?Sc\.?|P\.?E\.?|Dr\.?)$/i;

export function looseKind(text: string): LooseKind | undefined {
  const folded = foldWidth(text);
  if (companyAtEnd.test(folded) || companyByCase.test(folded)) return 'company';
  if (isAddress(folded)) return 'address';
  if (companyWithin.test(folded)) return 'company';
  if (isPersonName(folded)) return 'name';
  if (department.test(folded)) return 'department';
  return job.test(folded) ? 'job' : undefined;
}

const isAddress = (text: string): boolean =>
  chineseAddress.test(text) ||
  latinAddress.test(text) ||
  (/\d/.test(text) && latinAddressWithNumber.test(text));

/** The second line of an address: a town with its code. */
export const isTown = (text: string): boolean =>
  /^(?:[A-Z]{1,2}-)?\d{4,6}\s+[^\d\s]/.test(text) ||
  /[A-Za-z],?\s+[A-Z]{2},?\s+\d{5}(?:-\d{4})?(?:,|\s|$)/.test(text) ||
  /\b[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}\b/.test(text);

function isPersonName(text: string): boolean {
  if (isChineseName(text) || (/^[\uac00-\ud7af]{2,4}$/.test(text) && !job.test(text))) return true;
  // 王芳 Fang Wang, and the other way round.
  const two = /^([\u3400-\u9fff]{2,4})\s*[(/]?\s*([A-Za-z][A-Za-z .'-]*?)\)?$/.exec(text);
  if (two !== null) return isChineseName(two[1] ?? '');
  const back = /^([A-Za-z][A-Za-z .'-]*?)\s*[(/]?\s*([\u3400-\u9fff]{2,4})\)?$/.exec(text);
  return back === null ? isLatinName(text) : isChineseName(back[2] ?? '');
}

/** Two to four words with capitals. */
function isLatinName(text: string): boolean {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const names = parts.filter((part) => !honorific.test(part) && !degree.test(part) && !particle.test(part));
  const isName = (part: string) =>
    /^[A-ZÀ-ÖØ-ÞŁŚŻŽŠČĆ][A-Za-zÀ-ÖØ-öø-žǺ-ỹ'’.-]*$/.test(part) && !/\.[A-Za-z]{2,}/.test(part);
  if (names.length < 2 || names.length > 4 || parts.length > 7) return false;
  return names.every(isName) && !job.test(text) && !department.test(text) && !commonWord.test(text);
}

/** Which stand on cards with capitals and name no one. */
const commonWord =
  /\b(?:The|And|Of|For|Your|Our|Solutions?|Technolog(?:y|ies)|Systems?|Services?|International|Global|Trading|Industr(?:y|ies)|Machinery|Electronics?|Products?|Since|Quality|Best|Regards|Kind|Greetings|Made|Visit|Booth|Hall|Stand|Business|Card|Head|Office|Contact|Museum|Fair|Expo|Exhibition|Works|Tools|Supply|Widgets|Logistics|Software|Design|Media|Consulting|Energy|Medical|Pharma|Foods?|Bank|Hotel|China|Germany|USA|UK|United|States|Kingdom)\b/i;

/**
 * A text without a label, in its parts where each of them tells what it is: 王芳 销售经理, Anna Berg, Sales Director.
 */
export function looseParts(text: string, line: number): readonly LoosePart[] {
  const whole: LoosePart = { text, line, kind: looseKind(text) };
  const signs = /[\u3400-\u9fff]/.test(text) ? /[\s\u3000,，、/–—-]+/ : /\s*,\s+|\s+[-–—/]\s+|\t+| {3,}/;
  const bracket = /^(.+?)\s*[（(]([^（()）]+)[)）]$/.exec(text);
  const inBracket = bracket === null ? [] : [bracket[1] ?? '', bracket[2] ?? ''];
  const together = text.replace(/(^|\s)([\u3400-\u9fff])[ \u3000]+([\u3400-\u9fff])(?=\s|$)/g, '$1$2$3');
  for (const parts of [text.split(/[ \u3000]{2,}/), together.split(signs), inBracket]) {
    if (parts.length < 2) continue;
    const kinds = parts.map((part) => looseKind(part));
    const isClear = kinds.every((kind, at) => kind !== undefined && kinds.indexOf(kind) === at);
    if (isClear) return parts.map((part, at) => ({ text: part, line, kind: kinds[at] }));
  }
  // 【江海精工】王芳: whose name it is, though not what stands in front.
  const ahead = /^[【[]([^】\]]+)[】\]]\s*(.+)$/.exec(text);
  const [, first = '', second = ''] = ahead ?? [];
  const kinds = [looseKind(first), looseKind(second)];
  if (kinds[1] !== 'name') return [whole];
  return [first, second].map((part, at) => ({ text: part, line, kind: kinds[at] }));
}
