import { cleanLine } from '#domain/text/cleanText.ts';
import { type CardField, type CardTexts, longest, noTexts } from '../businessCard.ts';

const mostLines = 40;
const signs: readonly (readonly [CardField, RegExp])[] = [
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/],
  ['website', /(?:https?:\/\/|www\.)[^\s,，；;]+/i],
  ['mobile', /\+?\d[\d\s-]{6,18}\d/],
];
const company = /公司|集团|工厂|研究[院所]|大学|协会|\b(?:Ltd|Inc|GmbH|Corp|Company|LLC|University)\b|Co\.,/i;
const job =
  /经理|总监|董事|总裁|主任|工程师|专员|助理|顾问|采购|销售|\b(?:Manager|Director|Engineer|CEO|CTO|CFO|President|Sales|Assistant|Consultant)\b/i;
const address = /[省市区县].*[路街道号]|[路街]\s*\d+\s*号|\b(?:Road|Rd|Street|St|Avenue|Ave|Building)\b/i;
/** What stands before a value, such as `手机：`. */
const label = /^(?:[\u3400-\u9fff]{1,5}|[A-Za-z][A-Za-z .-]{0,12})\s*[:：]\s*/;

/** What can be told of lines copied from an e-mail or a chat; the visitor looks at it before it is saved. */
export function readCardLines(text: string): CardTexts {
  const said: Record<CardField, string> = { ...noTexts };
  const take = (field: CardField, value: string) => {
    if (said[field] === '') said[field] = cleanLine(value, longest[field]);
  };
  const lines = text
    .slice(0, 4_000)
    .split(/[\n\r|]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, mostLines);
  for (const line of lines) {
    const found = signs.filter(([, sign]) => sign.test(line));
    for (const [field, sign] of found) take(field, sign.exec(line)?.[0] ?? '');
    if (found.length > 0 && !address.test(line)) continue;
    const rest = line.replace(label, '');
    if (company.test(rest)) take('company', rest);
    else if (address.test(rest)) take('address', rest);
    else if (job.test(rest)) take('job', rest);
    else take('name', rest);
  }
  return said;
}
