import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/page/Notice.tsx';
import type { TeamAction } from './useTeamAction.ts';

export function ActionNote({ action }: { readonly action: TeamAction }) {
  const { t } = useTranslation('teams');
  return action.failed === undefined ? null : <Notice kind="error">{t(`why_${action.failed}`)}</Notice>;
}
