import { useTranslation } from 'react-i18next';
import { problemKey } from '#language/problemKey.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';

export interface LookupFailedProps {
  readonly cause: unknown;
  readonly onRetry: () => void;
}

/** The contact is proven, but whether it is registered is not known; nothing has to be typed again. */
export function LookupFailed({ cause, onRetry }: LookupFailedProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Notice kind="error">{t(problemKey(cause))}</Notice>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </>
  );
}
