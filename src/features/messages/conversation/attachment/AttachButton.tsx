import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icons/Icon.tsx';
import css from './attachment.module.css';
import type { Attaching } from './useAttaching.ts';

/** Gets the focus when what was opened or sent from it is gone. */
export const attachButtonId = 'attach';

export interface AttachButtonProps {
  readonly panelId: string;
  readonly attaching: Attaching;
}

/** Shows what can be sent beside words. */
export function AttachButton({ panelId, attaching }: AttachButtonProps) {
  const { attachment, intake, isOpen, toggle } = attaching;
  // One after the other: the next can be chosen when this one has arrived.
  const isBusy = attachment !== undefined || intake.isPreparing;
  const { t } = useTranslation('conversation');
  return (
    <button
      className={css['toggle']}
      id={attachButtonId}
      type="button"
      aria-label={t('attach')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : toggle}
    >
      <Icon name="add" />
    </button>
  );
}
