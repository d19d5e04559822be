import { useTranslation } from 'react-i18next';
import { problemKey } from '#language/problemKey.ts';
import { Button, type ButtonKind } from '../controls/Button.tsx';
import { Notice } from '../page/Notice.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { offlineWays } from './offlineWays.ts';

export interface LoadFailedProps {
  /** The screen's own heading, where nothing else stands on it. */
  readonly heading?: string;
  /** What could not be had, without a reason. */
  readonly title: string;
  readonly cause: unknown;
  readonly onRetry: () => void;
  /** Secondary where only a part of the screen has failed. */
  readonly buttonKind?: ButtonKind;
}

export function LoadFailed({ heading, title, cause, onRetry, buttonKind = 'primary' }: LoadFailedProps) {
  const { t } = useTranslation('shell');
  const key = problemKey(cause);
  return (
    <>
      {heading !== undefined && <PageHeading>{heading}</PageHeading>}
      <Notice kind="error" title={title}>
        {t(key)}
      </Notice>
      <Button kind={buttonKind} onClick={onRetry}>
        {t('retry')}
      </Button>
      {buttonKind === 'primary' && key === 'problemOffline' && offlineWays()}
    </>
  );
}
