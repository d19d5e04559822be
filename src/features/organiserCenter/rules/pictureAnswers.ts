import type { Answers, FieldDefinition, TextPair } from '#domain/form/formDefinition.ts';
import { textIn } from './contentAnswers.ts';

const keys = ['Title', 'TitleEn'] as const;
type PictureField = (typeof keys)[number];

/** What is read out of a picture, in both languages. */
type PictureWords = Readonly<Record<PictureField, string>>;

const longest = 100;

/** What the picture shows, or the words in it: asked for in Chinese, as every picture has to be read out. */
export const pictureFields = (
  text: (key: PictureField) => TextPair,
  hint: TextPair,
): readonly FieldDefinition[] =>
  keys.map((key) => ({ key, type: 'text', label: text(key), hint, required: key === 'Title', max: longest }));

export const pictureAnswers = ({ Title, TitleEn }: PictureWords): Answers => ({ Title, TitleEn });

/** Those of the two that are not what they were. */
export function pictureChanges(answers: Answers, now: PictureWords): Partial<PictureWords> {
  const changes: Partial<Record<PictureField, string>> = {};
  for (const key of keys) {
    const said = textIn(answers, key);
    if (said !== now[key]) changes[key] = said;
  }
  return changes;
}
