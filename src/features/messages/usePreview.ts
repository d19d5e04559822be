import { useTranslation } from 'react-i18next';
import { type Message, wordsOf } from '#entities/message/rules/message.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';

/** A message as one line. */
export function usePreview(): (message: Message) => string {
  const { t, i18n } = useTranslation('conversation');
  const language = languageOf(i18n.language);
  return (message) => {
    const { business, isWithdrawn } = message;
    if (isWithdrawn === true) return t('noticeWithdrawn');
    const { title: titles, text: texts } = wordsOf(message);
    const [title, text] = [localize(titles, language), localize(texts, language)];
    // The name of a picture is the phone's, such as IMG_2041.jpg.
    const words = [business === 'picture' ? '' : title, text].filter((part) => part !== '').join(' · ');
    return business === 'text' || business === 'product'
      ? words
      : [t(business), words].filter(Boolean).join(' ');
  };
}
