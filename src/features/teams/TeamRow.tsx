import { useTranslation } from 'react-i18next';
import { teamPath } from '#entities/team/rules/teamPaths.ts';
import type { Team } from '#entities/team/rules/team.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { TeamRole } from './rules/teamMembership.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Monogram } from '#ui/media/Monogram.tsx';
import { Written } from '#ui/text/Written.tsx';
import styles from './teams.module.css';

export interface TeamRowProps {
  readonly team: Team;
  /** What the person at this phone is to it. */
  readonly role?: TeamRole | undefined;
}

export function TeamRow({ team, role }: TeamRowProps) {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  const { Name, TeamCode, LeaderName, MemberCount, SignedCount } = team;
  return (
    <AppLink className={styles.row} to={teamPath(exhibitionId, team.RecordId)}>
      <Monogram name={Name || TeamCode} small />
      <span className={styles.rowWords}>
        <span className={styles.rowName}>
          <strong>
            <Written>{Name}</Written>
          </strong>
          {role !== undefined && <span className={styles.mark}>{t(`role_${role}`)}</span>}
        </span>
        <span className={styles.rowFacts}>
          <span className={styles.rowCode}>{TeamCode}</span>
          {LeaderName !== '' && <span>{t('leaderIs', { name: LeaderName })}</span>}
          <span>{t('countOf', { signed: SignedCount, members: MemberCount })}</span>
        </span>
      </span>
    </AppLink>
  );
}
