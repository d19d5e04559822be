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

interface ReadingOptionsProps {
  readonly onClose: () => void;
}

/** Text size, easy mode and language. */
export function ReadingOptions({ onClose }: ReadingOptionsProps) {
  const { t } = useEasyWords();
  // Above the tabs: the bar at the top is a layer below them.
  return createPortal(
    <Sheet title={t('readingTitle')} closeText={t('done')} onClose={onClose}>
      <Options />
    </Sheet>,
    document.body,
  );
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
