import { render } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import enContent from '#language/en/content.json';
import enFields from '#language/en/fields.json';
import enHostTools from '#language/en/hostTools.json';
import enSending from '#language/en/sending.json';
import enPhoto from '#language/en/photo.json';
import enProblems from '#language/en/problems.json';
import enShell from '#language/en/shell.json';
import type { Language } from '#language/language.ts';
import zhContent from '#language/zh/content.json';
import zhFields from '#language/zh/fields.json';
import zhHostTools from '#language/zh/hostTools.json';
import zhSending from '#language/zh/sending.json';
import zhPhoto from '#language/zh/photo.json';
import zhProblems from '#language/zh/problems.json';
import zhShell from '#language/zh/shell.json';
import type { Words } from '#ui/text/useFieldTexts.ts';

/** i18next set up as the app does it, with the words that widgets use. */
export async function setLanguage(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    resources: {
      zh: {
        content: zhContent,
        fields: zhFields,
        hostTools: zhHostTools,
        sending: zhSending,
        photo: zhPhoto,
        problems: zhProblems,
        shell: zhShell,
      },
      en: {
        content: enContent,
        fields: enFields,
        hostTools: enHostTools,
        sending: enSending,
        photo: enPhoto,
        problems: enProblems,
        shell: enShell,
      },
    },
    ns: ['shell', 'content', 'fields', 'hostTools', 'photo', 'problems', 'sending'],
    defaultNS: 'shell',
    keySeparator: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}

export async function wordsOf(language: Language): Promise<Words> {
  const instance = await setLanguage(language);
  return (key, values) => instance.t(key, { ...values, ns: 'fields' });
}

export async function renderInLanguage(node: ReactElement, language: Language = 'zh') {
  const instance = await setLanguage(language);
  return render(node, {
    wrapper: ({ children }) => <I18nextProvider i18n={instance}>{children}</I18nextProvider>,
  });
}

/** A question with only what a test is about. */
export function question(part: Partial<FieldDefinition>): FieldDefinition {
  return { key: 'Field', type: 'text', label: { zh: '职务', en: 'Job title' }, required: false, ...part };
}
