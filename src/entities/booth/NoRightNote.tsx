import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/page/Notice.tsx';

/** Why nothing can be changed here. */
export function NoRightNote() {
  const { t } = useTranslation('accounts');
  return (
    <Notice kind="info" title={t('noRight')}>
      {t('noRightText')}
    </Notice>
  );
}
