import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

/** The contact is proven, but whether it is registered is not known; nothing has to be typed again. */
export function LookupFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Notice kind="error">{t('serviceBusy')}</Notice>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </>
  );
}
