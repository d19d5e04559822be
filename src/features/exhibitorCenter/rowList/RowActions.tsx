import { useState } from 'react';
import { ActionSheet, type SheetAction } from '#ui/overlay/ActionSheet.tsx';
import { MoreButton } from './MoreButton.tsx';

export interface RowActionsProps {
  /** Of the row. */
  readonly name: string;
  readonly actions: readonly SheetAction[];
}

/** The button beside a row, and the sheet with what can be done with it. */
export function RowActions({ name, actions }: RowActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (actions.length === 0) return null;
  return (
    <>
      <MoreButton name={name} onOpen={() => setIsOpen(true)} />
      {isOpen && <ActionSheet title={name} actions={actions} onClose={() => setIsOpen(false)} />}
    </>
  );
}
