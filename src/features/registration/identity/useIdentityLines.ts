import { isMissing } from '#domain/text/isMissing.ts';
import type { Problem } from '#domain/text/problem.ts';
import type { SummaryLine } from '#ui/page/ErrorSummary.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';

/** What is wrong with name, company or contact, as lines of a summary. */
export function useIdentityLines(): (problems: readonly Problem[]) => SummaryLine[] {
  const { sentence } = useFieldTexts();
  return (problems) =>
    problems.map((problem) => ({
      targetId: problem.field ?? '',
      text: sentence(problem),
      isMissing: isMissing(problem),
    }));
}
