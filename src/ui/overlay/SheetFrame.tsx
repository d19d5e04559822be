import { type ReactNode, useId } from 'react';
import { ModalBox, type ModalBoxProps } from './ModalBox.tsx';
import styles from './dialog.module.css';

export interface SheetFrameProps extends Pick<ModalBoxProps, 'role' | 'onLeave' | 'leavesBeside'> {
  /** Without it the sheet is named by its text. */
  readonly title?: ReactNode;
  readonly text: ReactNode;
  /** The buttons: one that is filled, and the quiet way out. */
  readonly children: ReactNode;
}

/** Title, text and buttons at the foot of the page; on a wide screen in its middle. */
export function SheetFrame({ title, text, children, ...box }: SheetFrameProps) {
  const id = useId();
  const isNamed = title !== undefined;
  return (
    <ModalBox
      {...box}
      labelledBy={isNamed ? `${id}-title` : `${id}-text`}
      describedBy={isNamed ? `${id}-text` : undefined}
    >
      {isNamed && (
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
      )}
      <div className={styles.body} id={`${id}-text`}>
        {text}
      </div>
      {children}
    </ModalBox>
  );
}
