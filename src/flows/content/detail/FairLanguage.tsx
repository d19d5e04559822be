import { useLanguageSwitch } from '#flows/assist/useLanguageSwitch.ts';
import { useShellMessages } from '#language/shellMessages.ts';
import { useAssistWords } from '#language/useAssistWords.ts';
import css from './FairLanguage.module.css';

/** The other language, in the room that `FairLine` keeps for it from its first picture on. */
export function FairLanguage() {
  const { t } = useAssistWords();
  const { t: shell } = useShellMessages('shell');
  const { otherLang, change } = useLanguageSwitch();
  return (
    <button
      className={css['switch']}
      type="button"
      lang={otherLang}
      aria-label={`${t('otherLanguage')} ${shell('switchLanguageLabel')}`}
      onClick={() => void change()}
    >
      {t('otherLanguage')}
    </button>
  );
}
