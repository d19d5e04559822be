import { appDeviceStore } from '#device/storage/appDeviceStore.ts';
import { htmlLanguage } from '#language/language.ts';
import { switchLanguage } from '#language/loadWords.ts';
import { useShellMessages } from '#language/shellMessages.ts';
import { showToast } from './showToast.ts';

/** The other language of the app, and what a tap on its name does. */
export function useLanguageSwitch() {
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

  return { otherLang: htmlLanguage(other), change };
}
