import familyNames from './familyNames.json';

/** The usual family names of the mainland, Taiwan and Hong Kong. A text of two or three signs without one of them may be a company. */
const { single } = familyNames;
const double = new RegExp(`^(?:${familyNames.double.join('|')})`);

/** A Chinese name of a person: a family name, and one or two signs behind it. */
export function isChineseName(text: string): boolean {
  const whole = text.replace(/[\s\u3000]+/g, '');
  // 陈女士: the only name that is written.
  if (/^[\u3400-\u9fff](?:先生|女士|小姐)$/.test(whole)) return single.indexOf(whole.charAt(0)) >= 0;
  const name = whole.replace(/(?:先生|女士|小姐|老师)$/, '');
  if (!/^[\u3400-\u9fff]{2,4}$/.test(name)) return false;
  return double.test(name) ? name.length > 2 : name.length < 4 && single.indexOf(name.charAt(0)) >= 0;
}
