import { queryOptions } from '@tanstack/react-query';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import { keepOwnRows, readOwnRows } from '#data/queries/keptOwnRows.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import type { Language } from '#language/language.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';

/** What a visitor has chosen and typed for reports of an exhibition. On this phone alone, sealed, until the logout. */
export interface ReportChoices {
  /** '' for that of the page. */
  readonly language: Language | '';
  /** Names of sections. */
  readonly leftOut: readonly string[];
  /** By day, '' for the whole exhibition. */
  readonly summaries: Readonly<Record<string, string>>;
}

const noChoices: ReportChoices = { language: '', leftOut: [], summaries: {} };

const placeOf = ({ exhibitionId, visitorId }: VisitorKey) => ({
  exhibitionId,
  visitorIds: [visitorId],
  name: 'tripReport/choices',
});

const choicesQuery = (owner: VisitorKey) =>
  queryOptions({
    queryKey: ['tripReport', owner.exhibitionId, owner.visitorId, 'choices'] as const,
    queryFn: async () => readChoices((await readOwnRows(placeOf(owner), Infinity))?.answer),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Undefined until the phone's database has answered. */
export function useReportChoices(owner: VisitorKey) {
  const options = choicesQuery(owner);
  const { data, error } = useServerQuery(options);
  const latest = () => queryClient().getQueryData(options.queryKey);
  const keep = useAutosave(() =>
    keepOwnRows(placeOf(owner), { answer: latest() ?? noChoices, readAtMs: fairNowMs() }),
  );
  function change(part: Partial<ReportChoices>) {
    queryClient().setQueryData(options.queryKey, { ...noChoices, ...latest(), ...part });
    keep();
  }
  return { choices: data ?? (error === null ? undefined : noChoices), change };
}

/** What another version has kept may be anything. */
function readChoices(kept: unknown): ReportChoices {
  if (!isServerRow(kept)) return noChoices;
  const { language, leftOut, summaries } = kept;
  const texts: Record<string, string> = {};
  if (isServerRow(summaries))
    for (const [day, text] of Object.entries(summaries)) if (typeof text === 'string') texts[day] = text;
  return {
    language: language === 'zh' || language === 'en' ? language : '',
    leftOut: Array.isArray(leftOut) ? leftOut.filter((name) => typeof name === 'string') : [],
    summaries: texts,
  };
}
