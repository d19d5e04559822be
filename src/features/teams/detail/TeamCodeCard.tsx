import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import type { Team } from '../rules/team.ts';
import { joinTeamPath } from '../../../domain/address/teamPaths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { SpelledCode } from '../../../ui/codes/SpelledCode.tsx';
import { Waiting } from '../../../ui/page/Waiting.tsx';
import { copyWithToast } from '../copyWithToast.ts';
import styles from '../teams.module.css';

const LazyCode = lazy(() =>
  loadChunk(() => import('../../../ui/codes/CodeView.tsx')).then(({ CodeView }) => ({ default: CodeView })),
);

export function TeamCodeCard({ team }: { readonly team: Team }) {
  const { t } = useTranslation('teams');
  const [isShown, setShown] = useState(false);
  if (team.TeamCode === '') return null;
  const link = window.location.origin + joinTeamPath(team.ExhibitionId, team.TeamCode);
  return (
    <Card title={t('code')}>
      <div className={styles.code}>
        <SpelledCode value={team.TeamCode} />
      </div>
      <Button
        kind="secondary"
        onClick={() => void copyWithToast(team.TeamCode, { done: t('copied'), failed: t('notCopied') })}
      >
        {t('copyCode')}
      </Button>
      <Button kind="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'hideQr' : 'showQr')}
      </Button>
      {isShown && (
        <Suspense fallback={<Waiting lines={4} />}>
          <LazyCode value={link} label={t('qrLabel', { team: team.Name, code: team.TeamCode })} />
        </Suspense>
      )}
    </Card>
  );
}
