import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#chunks/loadChunk.ts';
import { joinTeamPath } from '#entities/team/rules/teamPaths.ts';
import type { TeamSignSetup } from '#entities/team/rules/readTeamSignSetup.ts';
import { SpelledCode } from '#ui/codes/SpelledCode.tsx';
import { IconAction } from '#ui/controls/IconAction.tsx';
import { IconActionRow } from '#ui/controls/IconActionRow.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { copyWithToast } from '../copyWithToast.ts';
import type { Team } from '#entities/team/rules/team.ts';
import { TeamShareEntry } from '../sharing/TeamShareEntry.tsx';
import { TeamCounts } from './TeamCounts.tsx';
import styles from '../teams.module.css';

const LazyCode = lazy(() =>
  loadChunk(() => import('#ui/codes/CodeView.tsx')).then(({ CodeView }) => ({ default: CodeView })),
);

export interface TeamCardProps {
  readonly team: Team;
  readonly setup: TeamSignSetup;
}

/** What an approved team is to everyone: its code, its numbers, and how others come to it. */
export function TeamCard({ team, setup }: TeamCardProps) {
  const { t } = useTranslation('teams');
  const [isShown, setShown] = useState(false);
  const { Name, TeamCode, ExhibitionId } = team;
  const link = window.location.origin + joinTeamPath(ExhibitionId, TeamCode);
  return (
    <Card>
      <div className={styles.numbers}>
        {TeamCode !== '' && (
          <div className={styles.code}>
            <p>{t('code')}</p>
            <SpelledCode value={TeamCode} />
          </div>
        )}
        <TeamCounts team={team} />
      </div>
      {TeamCode !== '' && (
        <IconActionRow>
          <IconAction
            icon="copy"
            onClick={() => void copyWithToast(TeamCode, { done: t('copied'), failed: t('notCopied') })}
          >
            {t('copyCode')}
          </IconAction>
          <IconAction icon="pass" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'hideQr' : 'showQr')}
          </IconAction>
          <TeamShareEntry team={team} setup={setup} />
        </IconActionRow>
      )}
      {isShown && (
        <Suspense fallback={<Waiting lines={4} />}>
          <LazyCode value={link} label={t('qrLabel', { team: Name, code: TeamCode })} />
        </Suspense>
      )}
    </Card>
  );
}
