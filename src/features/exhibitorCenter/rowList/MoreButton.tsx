import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icons/Icon.tsx';
import css from './rowList.module.css';

export interface MoreButtonProps {
  /** Of the row. */
  readonly name: string;
  readonly onOpen: () => void;
}

/** Opens the sheet with what can be done with a row. */
export function MoreButton({ name, onOpen }: MoreButtonProps) {
  const { t } = useTranslation('exhibitorCenter');
  return (
    <button
      type="button"
      className={css['more']}
      aria-label={t('moreActions', { name })}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name="more" />
    </button>
  );
}
