import { type ReactNode, useState } from 'react';
import type { Mark } from './rules/mark.ts';
import { groupOf } from './rules/mark.ts';
import { ToggleButton } from '#ui/controls/toggle/ToggleButton.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { RegisterSheet } from './RegisterSheet.tsx';
import { useIsMarked } from './useMark.ts';
import { useMarksRead } from './useMarksRead.ts';

export interface MarkButtonProps {
  readonly mark: Mark;
  readonly icon: IconName;
  readonly label: string;
  /** Beside the icon, such as a number. */
  readonly children?: ReactNode;
  /** False for a stranger, who is asked to register first. */
  readonly set: (isOn: boolean) => boolean;
}

/** A toggle whose state is that of the ledger. */
export function MarkButton({ mark, icon, label, children, set }: MarkButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isOn = useIsMarked(mark);
  useMarksRead(groupOf(mark.kind));
  return (
    <>
      <ToggleButton
        isOn={isOn}
        label={label}
        onToggle={() => {
          if (!set(!isOn)) setIsAsking(true);
        }}
      >
        <Icon name={icon} sizeRem={1.375} />
        {children}
      </ToggleButton>
      {isAsking && <RegisterSheet mark={mark} onClose={() => setIsAsking(false)} />}
    </>
  );
}
