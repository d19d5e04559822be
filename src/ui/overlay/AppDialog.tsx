import { useId } from 'react';
import { Button } from '../controls/Button.tsx';
import { ModalBox } from './ModalBox.tsx';
import styles from './dialog.module.css';

export interface AppDialogProps {
  readonly title?: string | undefined;
  readonly body: string;
  readonly yes: string;
  readonly no?: string | undefined;
  /** `no` gets the focus and the primary style. */
  readonly noIsDefault?: boolean | undefined;
  /** Called once; Esc and the browser's Back count as no. */
  readonly onAnswer: (yes: boolean) => void;
}

export function AppDialog({ title, body, yes, no, noIsDefault = false, onAnswer }: AppDialogProps) {
  const id = useId();
  const noKind = noIsDefault ? 'primary' : 'secondary';
  const yesKind = noIsDefault ? 'secondary' : 'primary';
  return (
    <ModalBox
      role={no === undefined ? 'alertdialog' : 'dialog'}
      labelledBy={title === undefined ? `${id}-body` : `${id}-title`}
      describedBy={title === undefined ? undefined : `${id}-body`}
      onLeave={() => onAnswer(false)}
    >
      {title !== undefined && (
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
      )}
      <p className={styles.body} id={`${id}-body`}>
        {body}
      </p>
      <Button kind={yesKind} data-default={noIsDefault ? undefined : true} onClick={() => onAnswer(true)}>
        {yes}
      </Button>
      {no !== undefined && (
        <Button kind={noKind} data-default={noIsDefault ? true : undefined} onClick={() => onAnswer(false)}>
          {no}
        </Button>
      )}
    </ModalBox>
  );
}
