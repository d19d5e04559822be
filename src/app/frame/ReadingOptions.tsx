import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { EasyModeCell } from '#flows/assist/EasyModeCell.tsx';
import { TextSizeSwitch } from '#flows/assist/TextSizeSwitch.tsx';
import { useLanguageSwitch } from '#flows/assist/useLanguageSwitch.ts';
import { useShellMessages } from '#language/shellMessages.ts';
import { useEasyWords } from '#flows/assist/useEasyWords.ts';
import { useFrameWords } from '#language/useFrameWords.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import css from './readingOptions.module.css';

/** On a page that a link leads to: how it is read, before there is a ticket and with it a personal center. */
export function ReadingOptions() {
  const { t } = useEasyWords();
  const [isOpen, setIsOpen] = useState(false);
  useRoomInBar();
  return (
    <>
      <button className={css['open']} type="button" aria-label={t('reading')} onClick={() => setIsOpen(true)}>
        <span aria-hidden="true">Aa</span>
      </button>
      {isOpen &&
        // Above the tabs: the bar at the top is a layer below them.
        createPortal(
          <Sheet title={t('readingTitle')} closeText={t('done')} onClose={() => setIsOpen(false)}>
            <Options />
          </Sheet>,
          document.body,
        )}
    </>
  );
}

/** A heading that lies on the bar ends before the button. */
function useRoomInBar(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--x-bar-more', 'min(2.75rem, 60px)');
    return () => void style.removeProperty('--x-bar-more');
  }, []);
}

function Options() {
  const { t } = useShellMessages('shell');
  const { t: frame } = useFrameWords();
  const { otherLang, change } = useLanguageSwitch();
  return (
    <>
      <TextSizeSwitch />
      <CellGroup>
        <EasyModeCell />
        <Cell
          icon={<Icon name="language" />}
          title={frame('eitherLanguage')}
          value={<span lang={otherLang}>{t('switchLanguageLabel')}</span>}
          onAct={() => void change()}
        />
      </CellGroup>
    </>
  );
}
