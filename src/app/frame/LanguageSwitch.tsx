import { useShellMessages } from '#language/shellMessages.ts';
import styles from '#ui/controls/barLink.module.css';
import { useLanguageSwitch } from '#flows/assist/useLanguageSwitch.ts';

export function LanguageSwitch() {
  const { t } = useShellMessages('shell');
  const { otherLang, change } = useLanguageSwitch();
  return (
    <button
      className={styles.root}
      type="button"
      lang={otherLang}
      aria-label={t('switchLanguageLabel')}
      onClick={() => void change()}
    >
      {t('switchLanguage')}
    </button>
  );
}
