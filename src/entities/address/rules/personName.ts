import words from './personWords.json';

/** `perhaps`: a name that may as well be a place, as 李青山 or a town called so. */
export type NameLikeness = 'name' | 'perhaps' | undefined;

const title = '(?:先生|女士|小姐|太太|老师|同学)';
const han = '[\\u4e00-\\u9fff]';
const titled = new RegExp(`^(?:${words.compound}|[${words.surnames}])${han}{0,2}${title}$`);
const surnamed = new RegExp(`^(?:(?:${words.compound})${han}{1,2}|[${words.surnames}]${han}{1,2})$`);
/** Of two surnames, as 陈林小雨. */
const doubled = new RegExp(`^[${words.surnames}]{2}${han}{2}$`);
const dotted = new RegExp(`^${han}{1,10}(?:[·•‧∙⋅・.]${han}{1,10}){1,4}$`);
const noPerson = new RegExp(`${words.noPerson}|[${words.hardEndings}]$`);
const noName = new RegExp(words.noName);
const soft = new RegExp(`[${words.softEndings}]$`);
const latinWord = /^[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f.'’-]*$/;
const noEnglishPerson = new RegExp(`^(?:${words.english})\\.?$`, 'i');

const titleAlone = new RegExp(`^${title}$`);

export const isTitle = (word: string): boolean => titleAlone.test(word);

/** Whether a word, without a blank, is the name of a Chinese person, and of nothing else. */
export function chineseName(word: string): NameLikeness {
  if (titled.test(word)) return 'name';
  if (noPerson.test(word) || noName.test(word)) return undefined;
  if (dotted.test(word)) return 'name';
  if (!surnamed.test(word) && !doubled.test(word)) return undefined;
  return soft.test(word) ? 'perhaps' : 'name';
}

/** After a label such as 收货人: also a name whose surname is not known. */
export const isLabelledName = (word: string): boolean =>
  chineseName(word) !== undefined ||
  (/^[\u3040-\u30ff\u4e00-\u9fff]{2,6}$/.test(word) && !noPerson.test(word)) ||
  isLatinName(word.split(' '));

export const isLatinWord = (word: string): boolean => latinWord.test(word);

/** One to four words that are no part of an address. */
export const isLatinName = (parts: readonly string[]): boolean =>
  parts.length <= 4 &&
  parts.every((part) => latinWord.test(part) && !noEnglishPerson.test(part)) &&
  parts.some((part) => part.length > 1 && !/^(?:Mr|Mrs|Ms|Miss|Dr)\.?$/i.test(part));

/** Whether people say where by it rather than who: a number, a street, a building, an institution. */
export const isPlace = (word: string): boolean =>
  /\d/.test(word) || noPerson.test(word) || soft.test(word) || noEnglishPerson.test(word);
