const invisible = '[\\u00ad\\u200b-\\u200f\\u2060\\ufeff]*';
const sign = (signs: string): string => `[${signs}]${invisible}`;
const digit = sign('\\d０-９');
const four = `(?:${digit}){4}`;
/** Dots stand between all three groups: one alone makes a decimal number. */
const gap = '[-\\s()/·•_\\u2010-\\u2015\\u2212－（）]{0,3}';
const mobile = new RegExp(
  `(^|[^\\d０-９])((?:[+＋]|[0０]{2})?${sign('8８')}${sign('6６')}${gap})?[(（]?` +
    `(?:(${sign('1１')}${sign('3-9３-９')}${digit})(?:${gap}${four}${gap}${four}|[.．]${four}[.．]${four})` +
    // Digit by digit.
    `|([1１][-\\s][3-9３-９][-\\s][\\d０-９])(?:[-\\s][\\d０-９]){8})(?!${invisible}[\\d０-９]|[.,]\\d)`,
  'g',
);
const chinese =
  /(^|[^〇零一二三四五六七八九])([一幺][三四五六七八九][〇零一二三四五六七八九幺])[〇零一二三四五六七八九幺]{8}(?![〇零一二三四五六七八九幺十百千万亿])/g;

/** Behind these stands a price, a decimal number, or the number of an order or a thing. */
const otherBefore =
  /[¥￥$€£]\s*$|\d[.,]$|(?:单号|编号|货号|型号|批号|条码|sku|order no\.?|item no\.?)[\s:：#]*$/i;
const unitBehind = /^\s*(?:元|万|亿|件|个|台|套|吨|rmb|cny|usd|mm|kg)/i;

/** The counterpart is reached by messages: a mobile number in the texts of a post is not shown, however it is written. */
export const withoutMobiles = (text: string): string =>
  text
    .replace(mobile, (found: string, ...parts: unknown[]) => {
      const [before = '', code = '', whole, single = ''] = parts.slice(0, 4) as (string | undefined)[];
      const at = parts[4] as number;
      const isOther =
        otherBefore.test(text.slice(0, at) + before) || unitBehind.test(text.slice(at + found.length));
      return isOther ? found : `${before}${code}${whole ?? single}********`;
    })
    .replace(chinese, '$1$2********');
