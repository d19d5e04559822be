import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#chunks/loadChunk.ts';
import { languageOf } from '#language/language.ts';
import type { Writer } from '../rules/tellText.ts';

const area = 'late';

interface Loaded {
  readonly default: object;
}

const loaders = {
  zh: () => loadChunk<Loaded>(() => import('../words/zh.json')),
  en: () => loadChunk<Loaded>(() => import('../words/en.json')),
} as const;

/** Writes to a partner in their language; undefined until the words of both are there. */
export function useWriter(): Writer | undefined {
  const { i18n } = useTranslation(area);
  const other = languageOf(i18n.language) === 'zh' ? 'en' : 'zh';
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting');
  const isThere = i18n.hasResourceBundle(other, area);
  useEffect(() => {
    if (isThere) return;
    let isCurrent = true;
    loaders[other]().then(
      ({ default: words }) => {
        i18n.addResourceBundle(other, area, words);
        if (isCurrent) setState('loaded');
      },
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [i18n, other, isThere]);
  return useMemo((): Writer | undefined => {
    if (!isThere && state !== 'failed') return undefined;
    const known = (language: 'zh' | 'en') =>
      i18n.hasResourceBundle(language, area) ? language : languageOf(i18n.language);
    return (language, key, values) =>
      (i18n.getFixedT(known(language), area) as unknown as (name: string, texts: object) => string)(
        key,
        values,
      );
  }, [i18n, isThere, state]);
}
