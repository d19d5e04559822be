import type { TextPair } from '#domain/form/formDefinition.ts';

/** `both` where nothing says which one they read. */
export type PartnerLanguage = 'zh' | 'en' | 'both';

const han = /[\u3400-\u9fff]/;
const letters = /[A-Za-z]{2}/;

const languageOfText = (text: string): 'zh' | 'en' | undefined =>
  han.test(text) ? 'zh' : letters.test(text) ? 'en' : undefined;

/**
 * The language in which they have written last, else that of their name where it is there in one alone.
 * @param written their messages, the newest first
 */
export function partnerLanguage(written: readonly string[], { zh, en }: TextPair): PartnerLanguage {
  for (const text of written) {
    const language = languageOfText(text);
    if (language !== undefined) return language;
  }
  const names = [zh, en].map(languageOfText).filter((language) => language !== undefined);
  const [first, second = first] = names;
  return first !== undefined && first === second ? first : 'both';
}
