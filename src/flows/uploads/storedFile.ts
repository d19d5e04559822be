import type { Answer, FieldDefinition } from '#domain/form/formDefinition.ts';
import { isFileLocation } from '#domain/form/readFileAnswer.ts';
import type { SummaryFile } from '#ui/page/SummaryList.tsx';
import { openFile } from '../host/openFile.ts';

/** The stored file that answers a question, for a person to look at. */
export function storedFile({ type }: FieldDefinition, answer: Answer | undefined): SummaryFile | undefined {
  if ((type !== 'file' && type !== 'photo') || !isFileLocation(answer)) return undefined;
  return { url: answer, open: (url) => void openFile(url) };
}
