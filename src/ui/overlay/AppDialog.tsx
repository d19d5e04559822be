import { Button } from '../controls/Button.tsx';
import { SheetFrame } from './SheetFrame.tsx';

export interface AppDialogProps {
  readonly title?: string | undefined;
  readonly body: string;
  readonly yes: string;
  readonly no?: string | undefined;
  /** For what cannot be undone: `no` gets the focus, and `yes` is red. */
  readonly noIsDefault?: boolean | undefined;
  /** Called once; Esc and the browser's Back count as no. */
  readonly onAnswer: (yes: boolean) => void;
}

export function AppDialog({ title, body, yes, no, noIsDefault = false, onAnswer }: AppDialogProps) {
  return (
    <SheetFrame
      role={no === undefined ? 'alertdialog' : 'dialog'}
      title={title}
      text={<p>{body}</p>}
      onLeave={() => onAnswer(false)}
    >
      <Button
        kind={noIsDefault ? 'danger' : 'primary'}
        data-default={noIsDefault ? undefined : true}
        onClick={() => onAnswer(true)}
      >
        {yes}
      </Button>
      {no !== undefined && (
        <Button kind="quiet" data-default={noIsDefault ? true : undefined} onClick={() => onAnswer(false)}>
          {no}
        </Button>
      )}
    </SheetFrame>
  );
}
