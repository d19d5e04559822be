import { useSearchParams } from 'react-router-dom';
import { isRecordId } from '#domain/record/isRecordId.ts';
import type { MessageAbout } from '#entities/message/rules/messagePaths.ts';

/** The row that the address says the conversation is about. */
export function useNamedId(name: keyof MessageAbout): string | undefined {
  const [query] = useSearchParams();
  const id = query.get(name);
  return isRecordId(id) ? id : undefined;
}
