import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import css from './partner.module.css';

/** In place of the field, while the partner is blocked. */
export function BlockedNote({ onUnblock }: { readonly onUnblock: () => void }) {
  const { t } = useTranslation('conversation');
  return (
    <div className={css['blocked']}>
      <p className={css['blockedText']}>{t('blockedNote')}</p>
      <Button kind="quiet" onClick={onUnblock}>
        {t('unblock')}
      </Button>
    </div>
  );
}
