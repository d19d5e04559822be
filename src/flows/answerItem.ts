import { answerOf } from '../domain/form/answerOf.ts';
import type { Answers, FieldDefinition } from '../domain/form/definition.ts';
import { findFieldModule } from '../ui/fields/registry.ts';
import type { SummaryItem } from '../ui/SummaryList.tsx';
import { textIn } from '../ui/textIn.ts';
import type { Speech } from '../ui/useSpeech.ts';
import { storedFile } from './storedFile.ts';

/** One question and what was answered to it, to be read once more. */
export function answerItem(
  field: FieldDefinition,
  answers: Answers,
  { language, words }: Pick<Speech, 'language' | 'words'>,
): SummaryItem {
  const module = findFieldModule(field.type);
  const answer = module?.read(answerOf(answers, field.key));
  return {
    key: field.key,
    label: textIn(field.label, language),
    text: module === undefined || answer === undefined ? '' : module.toText(field, answer, language, words),
    file: storedFile(field, answer),
  };
}
