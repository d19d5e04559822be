import { type ReactNode, useId } from 'react';
import { Button } from '../controls/Button.tsx';
import { ModalBox } from './ModalBox.tsx';
import { useBackEntry } from './useBackEntry.ts';
import styles from './Sheet.module.css';
import actionSheetStyles from './ActionSheet.module.css';

export interface SheetProps {
  readonly title: ReactNode;
  readonly closeText: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to read at the foot of the page. Escape, the browser's Back and a tap beside it close it. */
export function Sheet({ title, closeText, onClose, children }: SheetProps) {
  const id = useId();
  useBackEntry(onClose);
  return (
    <ModalBox
      className={actionSheetStyles.sheet}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onLeave={onClose}
      leavesBeside
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <div className={styles.text} id={`${id}-text`}>
        {children}
      </div>
      <Button data-default onClick={onClose}>
        {closeText}
      </Button>
    </ModalBox>
  );
}
