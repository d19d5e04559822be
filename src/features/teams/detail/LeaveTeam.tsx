import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { memberStatus, type Team, type TeamMember } from '#entities/team/rules/team.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { TeamMembership } from '../rules/teamMembership.ts';
import { teamsPath } from '#entities/team/rules/teamPaths.ts';
import { dissolve, removeMember } from '../queries/teamActions.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ActionNote } from '../ActionNote.tsx';
import { useTeamAction } from '../useTeamAction.ts';
import styles from '../teams.module.css';

export interface LeaveTeamProps {
  readonly team: Team;
  readonly places: readonly TeamMembership[];
  readonly members: readonly TeamMember[];
}

/** Leaving a team and ending it, each after a question. */
function useTeamExit(team: Team) {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  const action = useTeamAction(exhibitionId);
  const keep = { no: t('keep'), noIsDefault: true };

  async function leave({ member }: TeamMembership) {
    if (member === undefined) return;
    const title = t('leaveTitle', { team: team.Name });
    await action.run({
      name: member.RecordId,
      act: () => removeMember(member),
      done: t('done_leave'),
      question: { title, body: t('leaveText'), yes: t('leaveYes'), ...keep },
    });
  }

  async function end() {
    const title = t('dissolveTitle', { team: team.Name });
    const isDone = await action.run({
      name: 'dissolve',
      act: () => dissolve(team),
      done: t('done_dissolve'),
      toast: { outlivesNavigation: true },
      question: { title, body: t('dissolveText'), yes: t('dissolve'), ...keep },
    });
    if (isDone) await navigate(teamsPath(exhibitionId), { replace: true });
  }

  return { action, leave, end };
}

/** A member leaves; a leader hands over first, or dissolves a team of one. */
export function LeaveTeam({ team, places, members }: LeaveTeamProps) {
  const { t } = useTranslation('teams');
  const { action, leave, end } = useTeamExit(team);
  const inside = members.filter((member) => memberStatus(member) === 'in');
  const isAlone = inside.every(({ VisitorId }) => VisitorId === team.LeaderVisitorId);
  const isLeader = places.some(({ role }) => role === 'leader');
  const leaving = places.filter(({ role, member }) => role === 'member' && member !== undefined);

  return (
    <div className={`${styles.after} ${styles['after--danger']}`}>
      <ActionNote action={action} />
      {leaving.map((place) => (
        <Button
          kind="quiet"
          key={place.visitorId}
          busy={action.running === place.member?.RecordId}
          busyText={t('working')}
          onClick={() => void leave(place)}
        >
          {leaving.length === 1 && !isLeader
            ? t('leave')
            : t('leaveWho', { name: place.member?.Name || t('nameless') })}
        </Button>
      ))}
      {isLeader && isAlone && team.ApproveState === '2' && (
        <Button
          kind="quiet"
          busy={action.running === 'dissolve'}
          busyText={t('working')}
          onClick={() => void end()}
        >
          {t('dissolve')}
        </Button>
      )}
      {isLeader && !isAlone && <p className={styles.note}>{t('leaderLeave')}</p>}
    </div>
  );
}
