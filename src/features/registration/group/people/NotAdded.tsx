import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import type { Steps } from '../steps.ts';
import type { Group } from '../useGroup.ts';

const mostShown = 3;

/** Lines of a pasted list that have not become people: kept until they are corrected or no longer wanted. */
export function NotAdded({ group, steps }: { readonly group: Group; readonly steps: Steps }) {
  const { t } = useTranslation('group');
  const lines = group.roster.rest.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  return (
    <Notice kind="warn" title={t('notAdded')}>
      {lines.slice(0, mostShown).map((line, at) => (
        <p key={at}>{line}</p>
      ))}
      {lines.length > mostShown && <p>{t('notAddedMore', { count: lines.length - mostShown })}</p>}
      <Button kind="quiet" onClick={() => steps.go({ at: 'paste' })}>
        {t('notAddedOpen')}
      </Button>
      <Button kind="quiet" onClick={() => group.keepRest('')}>
        {t('notAddedDismiss')}
      </Button>
    </Notice>
  );
}
