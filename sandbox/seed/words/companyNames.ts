import type { TextPair } from '#domain/form/formDefinition.ts';
import { firstCategory } from './taxonomy.ts';
import { pairs, places } from './words.ts';

const beginnings = pairs(
  '星|Xing;瑞|Rui;启|Qi;恒|Heng;明|Ming;拓|Tuo;凌|Ling;远|Yuan;知|Zhi;沐|Mu;景|Jing;辰|Chen;维|Wei;安|An;博|Bo;岚|Lan;创|Chuang;德|De;嘉|Jia;晟|Sheng',
);
const endings = pairs(
  '衡|heng;帆|fan;澜|lan;微|wei;途|tu;序|xu;岩|yan;川|chuan;砺|li;简|jian;和|he;光|guang;朴|pu;达|da;策|ce;泰|tai;峰|feng;原|yuan;池|chi;越|yue',
);
/** Of the fields that companies work in. */
const fieldCount = 12;
const count = places.length * beginnings.length * endings.length * fieldCount;
/** Has no divisor in common with the count, so that no name comes twice; neighbours differ in all parts. */
const step = 29_669;

/** An invented company and the number of its field, from 0; the first 48,000 all differ. */
export function companyAt(at: number): TextPair & { readonly fieldAt: number } {
  let rest = (at * step + 1_234) % count;
  const part = (length: number) => {
    const index = rest % length;
    rest = Math.floor(rest / length);
    return index;
  };
  const fieldAt = part(fieldCount);
  const [place, ending, beginning] = [
    places[part(places.length)],
    endings[part(endings.length)],
    beginnings[part(beginnings.length)],
  ];
  const field = firstCategory(fieldAt);
  return {
    zh: `${place?.zh}${beginning?.zh}${ending?.zh}${field.zh}有限公司`,
    en: `${place?.en} ${beginning?.en}${ending?.en} ${field.en} Ltd`,
    fieldAt,
  };
}
