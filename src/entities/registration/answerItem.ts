import { answerOf } from '#domain/form/answerOf.ts';
import type { Answers, FieldDefinition } from '#domain/form/formDefinition.ts';
import { findFieldModule } from '#ui/fields/findFieldModule.ts';
import type { SummaryItem } from '#ui/page/SummaryList.tsx';
import { organiserText, otherLanguage } from '#ui/text/organiserText.tsx';
import type { FieldTexts } from '#ui/text/useFieldTexts.ts';
import { storedFile } from '#flows/uploads/storedFile.ts';

/** The language of the chosen words, where none of them was given in the language of the page. */
function languageOfChosen({ choices }: FieldDefinition, answer: unknown, language: FieldTexts['language']) {
  const chosen = (choices ?? []).filter(({ value }) =>
    Array.isArray(answer) ? answer.includes(value) : answer === value,
  );
  const others = chosen.map(({ text }) => otherLanguage(text, language));
  return others.every((other) => other !== undefined) ? others[0] : undefined;
}

export function answerItem(
  field: FieldDefinition,
  answers: Answers,
  { language, words }: Pick<FieldTexts, 'language' | 'words'>,
): SummaryItem {
  const module = findFieldModule(field.type);
  const answer = module?.read(answerOf(answers, field.key));
  return {
    key: field.key,
    label: organiserText(field.label, language),
    text: module === undefined || answer === undefined ? '' : module.toText(field, answer, language, words),
    lang: languageOfChosen(field, answer, language),
    file: storedFile(field, answer),
  };
}
