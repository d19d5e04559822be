import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTextDraft, readTextDraft, textDraftName } from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { boothOwner } from '#entities/booth/boothOwner.ts';
import { exhibitorPageQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { Lead } from '#entities/lead/rules/joinLeads.ts';
import {
  fillFirstWords,
  type FirstWords,
  type FirstWordsLanguage,
  type FirstWordsValues,
} from '#entities/lead/rules/firstWords.ts';
import { writtenLanguage } from '#domain/page/writtenLanguage.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { languageOf } from '#language/language.ts';

export interface FirstWordsState {
  readonly language: FirstWordsLanguage;
  readonly setLanguage: (language: FirstWordsLanguage) => void;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly forget: () => void;
}

/** What the booth says of itself, for the places in its words. */
export function useBoothValues(
  booth: BoothKey,
): (language: FirstWordsLanguage) => Omit<FirstWordsValues, 'name'> {
  const { data } = useServerQuery(exhibitorPageQuery(booth.exhibitionId, booth.exhibitorId));
  return (language) => ({
    company: (language === 'en' && data?.CompanyNameEn) || (data?.CompanyName ?? ''),
    booth: data?.BoothNo ?? '',
    products: (language === 'en' ? data?.MasterServiceEn : data?.MasterService) ?? '',
  });
}

/**
 * The first message in the visitor's language, out of the booth's words. Neither pass nor card says the language: the script of the name
 * is taken first, and the choice stands beside it. What is typed is kept for each language.
 */
export function useFirstWords(booth: BoothKey, lead: Lead, words: FirstWords): FirstWordsState {
  const { i18n } = useTranslation('leads');
  const page = languageOf(i18n.language);
  const valuesOf = useBoothValues(booth);
  const { texts, english } = lead;
  const written = writtenLanguage(texts.name, page);
  const [chosen, setChosen] = useState<FirstWordsLanguage>();
  const named = written === undefined ? page : written === 'en' ? 'en' : 'zh';
  const language = chosen ?? named;
  const draft = textDraftName(
    laterNames.conversationPrefix,
    boothOwner(booth),
    `first/${language}/${lead.id}`,
  );
  const [typed, setTyped] = useState<Partial<Record<FirstWordsLanguage, string>>>({});
  const name = (language === 'en' && english.name) || texts.name;
  return {
    language,
    setLanguage: setChosen,
    text:
      typed[language] ??
      (readTextDraft(draft) || fillFirstWords(words[language], { ...valuesOf(language), name })),
    setText(text) {
      setTyped((all) => ({ ...all, [language]: text }));
      keepTextDraft(draft, text);
    },
    forget() {
      setTyped({});
      keepTextDraft(draft, '');
    },
  };
}
