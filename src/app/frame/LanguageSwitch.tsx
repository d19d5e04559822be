import { appDeviceStore } from '../../device/storage/appDeviceStore.ts';
import { htmlLanguage } from '../../language/language.ts';
import { switchLanguage } from '../../language/loadWords.ts';
import { showToast } from './showToast.ts';
import { useShellMessages } from '../../language/shellMessages.ts';
import styles from '../../ui/controls/barLink.module.css';

export function LanguageSwitch() {
  const { t, language } = useShellMessages('shell');
  const other = language === 'zh' ? 'en' : 'zh';

  async function change() {
    try {
      await switchLanguage(other);
      appDeviceStore().getState().set('locale', other);
      document.documentElement.lang = htmlLanguage(other);
    } catch {
      showToast(t('languageFailed'));
    }
  }

  return (
    <button
      className={styles.root}
      type="button"
      lang={htmlLanguage(other)}
      aria-label={t('switchLanguageLabel')}
      onClick={() => void change()}
    >
      {t('switchLanguage')}
    </button>
  );
}
