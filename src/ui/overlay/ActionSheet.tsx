import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/Button.tsx';
import { ModalBox } from './ModalBox.tsx';
import { useBackEntry } from './useBackEntry.ts';
import styles from './ActionSheet.module.css';

export interface SheetAction {
  readonly key: string;
  readonly text: string;
  readonly description?: string;
  readonly danger?: boolean;
  /** The description says why. */
  readonly disabled?: boolean;
  /** Called after the sheet has closed, so it may navigate. */
  readonly onSelect: () => void;
}

export interface ActionSheetProps {
  readonly title?: string;
  readonly actions: readonly SheetAction[];
  readonly onClose: () => void;
}

/** Choices at the foot of the page. Escape, the browser's Back and a tap beside it close it. */
export function ActionSheet({ title, actions, onClose }: ActionSheetProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const { leave } = useBackEntry(onClose);
  const firstKey = actions.find(({ disabled = false }) => !disabled)?.key;

  async function select({ onSelect }: SheetAction) {
    await leave();
    onClose();
    onSelect();
  }

  return (
    <ModalBox labelledBy={`${id}-title`} onLeave={onClose} leavesBeside>
      <h2 className={title === undefined ? 'x-hidden' : styles.title} id={`${id}-title`}>
        {title ?? t('actions')}
      </h2>
      <ul className={styles.actions}>
        {actions.map((action) => {
          const { key, text, description, danger = false, disabled = false } = action;
          return (
            <li key={key}>
              <button
                className={danger ? `${styles.action} ${styles.danger}` : styles.action}
                type="button"
                // Without `disabled`, so that its reason can be read.
                aria-disabled={disabled || undefined}
                data-default={key === firstKey ? true : undefined}
                onClick={() => {
                  if (!disabled) void select(action);
                }}
              >
                {text}
                {description !== undefined && <small className={styles.description}>{description}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      <Button kind="quiet" data-default={firstKey === undefined ? true : undefined} onClick={onClose}>
        {t('cancel')}
      </Button>
    </ModalBox>
  );
}
