import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Language } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';

export type ChoiceLook = 'chip' | 'segment' | 'row';

const chipsUpTo = 8;
/** In Latin letters; a Chinese character is as wide as two. */
const shortUpTo = 24;

function isShort(text: string): boolean {
  let width = 0;
  for (const character of text) width += character > '\u2e80' ? 2 : 1;
  return width <= shortUpTo;
}

/** Few short choices stand side by side, two that exclude each other as halves of a switch, long ones in rows. */
export function choiceLook(
  type: 'radio' | 'checkbox',
  choices: readonly { readonly text: TextPair }[],
  language: Language,
): ChoiceLook {
  const areShort = choices.every(({ text }) => isShort(localize(text, language)));
  if (!areShort || choices.length > chipsUpTo) return 'row';
  return type === 'radio' && choices.length === 2 ? 'segment' : 'chip';
}
