import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#ui/query/LoadFailed.tsx';
import type { QueryState } from '#ui/query/QueryState.ts';
import { NoRightNote } from './NoRightNote.tsx';

/** Beside what can be read anyway: why nothing can be changed here, or that it is not known. */
export function RightNote({ right }: { readonly right: QueryState<boolean> }) {
  const { t } = useTranslation('accounts');
  const { data, error, retry } = right;
  if (data === false) return <NoRightNote />;
  if (data === true || error === null) return null;
  return (
    <LoadFailed title={t('rightFailed')} cause={error} onRetry={() => void retry()} buttonKind="secondary" />
  );
}
