import { useShellMessages } from '#language/shellMessages.ts';
import { useFrameWords } from '#language/useFrameWords.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useLanguageSwitch } from './useLanguageSwitch.ts';

/** To the other language, in one tap. A cell of a `CellGroup`. */
export function LanguageCell() {
  const { t } = useShellMessages('shell');
  const { t: frame } = useFrameWords();
  const { otherLang, change } = useLanguageSwitch();
  return (
    <Cell
      icon={<Icon name="language" />}
      title={frame('eitherLanguage')}
      value={<span lang={otherLang}>{t('switchLanguageLabel')}</span>}
      onAct={() => void change()}
    />
  );
}
