import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#chunks/loadChunk.ts';
import { tellPartNotLoaded } from '#flows/navigation/tellPartNotLoaded.ts';
import { type Language, languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { momentReader } from '#ui/values/formatVenueMoment.ts';
import type { ReportWriter } from './rules/tripReport.ts';

const area = 'tripReport';

interface Loaded {
  readonly default: object;
}

const loaders = {
  zh: () => loadChunk<Loaded>(() => import('./words/zh.json')),
  en: () => loadChunk<Loaded>(() => import('./words/en.json')),
} as const;

/** Writes in `wanted`; in the language of the page until, or unless, the words of the other one are loaded. */
export function useReportWriter(wanted: Language): ReportWriter {
  const { i18n } = useTranslation(area);
  const [, setLoaded] = useState<Language>();
  useEffect(() => {
    if (i18n.hasResourceBundle(wanted, area)) return;
    let isCurrent = true;
    loaders[wanted]().then(
      ({ default: words }) => {
        i18n.addResourceBundle(wanted, area, words);
        if (isCurrent) setLoaded(wanted);
      },
      () => isCurrent && tellPartNotLoaded(),
    );
    return () => {
      isCurrent = false;
    };
  }, [i18n, wanted]);
  const language = i18n.hasResourceBundle(wanted, area) ? wanted : languageOf(i18n.language);
  const nowMs = useFairNow();
  return useMemo(() => {
    const words = i18n.getFixedT(language, area) as unknown as ReportWriter['words'];
    return { ...momentReader(language), nowMs, words, textOf: (text) => localize(text, language) };
  }, [i18n, language, nowMs]);
}
