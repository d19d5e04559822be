const han = /[\u3400-\u9fff]/;
const latinWord = /[A-Za-z]{2}/;

/**
 * The `lang` of what a person has written, whose language no row says: by its script. Undefined where that is the page's, or where
 * there is no word in it, as in a number.
 * @param language of the page
 */
export function writtenLanguage(text: string, language: 'zh' | 'en'): 'zh-CN' | 'en' | undefined {
  const written = han.test(text) ? 'zh' : latinWord.test(text) ? 'en' : language;
  if (written === language) return undefined;
  return written === 'zh' ? 'zh-CN' : 'en';
}
