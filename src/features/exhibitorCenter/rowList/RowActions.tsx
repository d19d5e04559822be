import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ActionSheet, type SheetAction } from '../../../ui/overlay/ActionSheet.tsx';
import css from './rowList.module.css';

export interface RowActionsProps {
  /** Of the row. */
  readonly name: string;
  readonly actions: readonly SheetAction[];
}

/** The button beside a row, and the sheet with what can be done with it. */
export function RowActions({ name, actions }: RowActionsProps) {
  const { t } = useTranslation('exhibitorCenter');
  const [isOpen, setIsOpen] = useState(false);
  if (actions.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={css['more']}
        aria-label={t('moreActions', { name })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="more" />
      </button>
      {isOpen && <ActionSheet title={name} actions={actions} onClose={() => setIsOpen(false)} />}
    </>
  );
}
