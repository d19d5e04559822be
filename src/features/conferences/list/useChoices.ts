import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { namedOptions } from '#flows/content/namedOptions.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import type { Session } from '#entities/programme/rules/session.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { topicKey } from '../rules/programmeRows.ts';

const spoken = ['zh', 'en'] as const;

/** By what the sessions of a programme differ. */
export function useChoices(sessions: readonly Session[]) {
  const { t, i18n } = useTranslation('conferences');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { data: rows } = useServerQuery(hallsQuery(exhibitionId));
  const halls = useMemo(() => namedOptions(rows ?? [], language), [rows, language]);
  return useMemo(() => {
    const topics = new Map<string, Session['topic']>();
    const used = new Set<string>();
    const languages = new Set<string>();
    for (const session of sessions) {
      topics.set(topicKey(session), session.topic);
      used.add(session.hallId);
      languages.add(session.language);
    }
    topics.delete('');
    const isSpoken = (one: string) => languages.has(one) || languages.has('both');
    return {
      topics: Array.from(topics, ([value, topic]) => ({
        value,
        label: localize(topic, language),
        lang: otherLanguage(topic, language),
      })),
      halls: halls.filter(({ value }) => used.has(value)),
      languages: spoken.filter(isSpoken).map((one) => ({ value: one, label: t(`language_${one}`) })),
    };
  }, [sessions, halls, language, t]);
}
