import { useId } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { ModalBox } from '../../../ui/overlay/ModalBox.tsx';
import styles from '../../../ui/overlay/dialog.module.css';

export interface ManageBoxProps {
  readonly name: string;
  readonly words: { readonly lead: string; readonly remove: string; readonly keep: string };
  readonly onEnd: (wish: 'lead' | 'remove' | undefined) => void;
}

export function ManageBox({ name, words, onEnd }: ManageBoxProps) {
  const id = useId();
  return (
    <ModalBox labelledBy={id} onLeave={() => onEnd(undefined)}>
      <h2 className={styles.title} id={id}>
        {name}
      </h2>
      <Button kind="secondary" onClick={() => onEnd('lead')}>
        {words.lead}
      </Button>
      <Button kind="secondary" onClick={() => onEnd('remove')}>
        {words.remove}
      </Button>
      <Button data-default onClick={() => onEnd(undefined)}>
        {words.keep}
      </Button>
    </ModalBox>
  );
}
