import { createPortal } from 'react-dom';
import { EasyModeCell } from '#flows/assist/easy/EasyModeCell.tsx';
import { LanguageCell } from '#flows/assist/LanguageCell.tsx';
import { TextSizeSwitch } from '#flows/assist/TextSizeSwitch.tsx';
import { useEasyWords } from '#flows/assist/easy/useEasyWords.ts';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
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
      <TextSizeSwitch />
      <CellGroup>
        <EasyModeCell />
        <LanguageCell />
      </CellGroup>
    </Sheet>,
    document.body,
  );
}
