import { useTranslation } from 'react-i18next';
import { teamPath } from '../../domain/address/teamPaths.ts';
import type { Team } from './rules/team.ts';
import type { TeamRole } from './rules/teamMembership.ts';
import { AppLink } from '../../ui/controls/AppLink.tsx';
import styles from './teams.module.css';

export interface TeamRowProps {
  readonly exhibitionId: string;
  readonly team: Team;
  /** What the person at this phone is to it. */
  readonly role?: TeamRole | undefined;
}

export function TeamRow({ exhibitionId, team, role }: TeamRowProps) {
  const { t } = useTranslation('teams');
  const { Name, TeamCode, LeaderName, MemberCount, SignedCount } = team;
  return (
    <AppLink className={styles.row} to={teamPath(exhibitionId, team.RecordId)}>
      <span className={styles.rowCode}>{TeamCode}</span>
      <span className={styles.rowWords}>
        <strong className={styles.rowName}>{Name}</strong>
        <span className={styles.rowFacts}>
          {LeaderName !== '' && <span>{t('leaderIs', { name: LeaderName })}</span>}
          <span>{t('countOf', { signed: SignedCount, members: MemberCount })}</span>
          {role !== undefined && <span className={styles.mark}>{t(`role_${role}`)}</span>}
        </span>
      </span>
    </AppLink>
  );
}
