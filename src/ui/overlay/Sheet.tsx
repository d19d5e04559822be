import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { useBackEntry } from './useBackEntry.ts';

export interface SheetProps {
  readonly title: ReactNode;
  readonly closeText: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to read at the foot of the page. Escape, the browser's Back and a tap beside it close it. */
export function Sheet({ title, closeText, onClose, children }: SheetProps) {
  useBackEntry(onClose);
  return (
    <SheetFrame title={title} text={children} onLeave={onClose} leavesBeside>
      <Button data-default onClick={onClose}>
        {closeText}
      </Button>
    </SheetFrame>
  );
}
