import { useTranslation } from 'react-i18next';
import css from './programme.module.css';

interface EarlierButtonProps {
  readonly count: number;
  readonly onUnfold: () => void;
}

/** In place of the sessions of today that are over. */
export function EarlierButton({ count, onUnfold }: EarlierButtonProps) {
  const { t } = useTranslation('conferences');
  return (
    <button className={css['earlier']} type="button" onClick={onUnfold}>
      {t('earlier', { count })}
    </button>
  );
}
