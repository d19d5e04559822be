import { useTranslation } from 'react-i18next';
import type { Team, TeamMember } from '../rules/team.ts';
import { formatVenueTime, parseVenueTime } from '../../../domain/time/formatVenueTime.ts';
import { transferLeadership, mayLead, removeMember } from '../queries/teamActions.ts';
import { showDialog } from '../../../ui/overlay/appToast.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import type { TeamAction } from '../useTeamAction.ts';
import { ManageBox } from './ManageBox.tsx';
import styles from '../teams.module.css';

export interface MemberRowProps {
  readonly team: Team;
  readonly member: TeamMember;
  readonly isMe: boolean;
  /** Only the leader has one. */
  readonly action: TeamAction | undefined;
}

/** A person in the team: whether they have checked in by sign and word, and for the leader what can be done about them. */
export function MemberRow({ team, member, isMe, action }: MemberRowProps) {
  const { t } = useTranslation('teams');
  const name = member.Name || t('nameless');
  const isSigned = member.SignedAt !== '';
  const isLeader = member.VisitorId === team.LeaderVisitorId;
  const time = formatVenueTime(parseVenueTime(member.SignedAt), 'MM-dd HH:mm');

  async function manage(running: TeamAction) {
    const wish = await showDialog<'lead' | 'remove' | undefined>((onEnd) => (
      <ManageBox
        name={name}
        words={{ lead: t('makeLeader'), remove: t('remove'), keep: t('keep') }}
        onEnd={onEnd}
      />
    ));
    if (wish === undefined) return;
    const isLead = wish === 'lead';
    await running.run({
      name: wish,
      act: () => (isLead ? transferLeadership(team, member) : removeMember(member)),
      done: t(isLead ? 'done_makeLeader' : 'done_remove', { name }),
      question: {
        title: t(isLead ? 'makeLeaderTitle' : 'removeTitle', { name }),
        body: t(isLead ? 'makeLeaderText' : 'removeText'),
        yes: t(isLead ? 'makeLeaderYes' : 'removeYes'),
        no: t('keep'),
        noIsDefault: true,
      },
    });
  }

  return (
    <li className={isSigned ? `${styles.person} ${styles['person--signed']}` : styles.person}>
      <svg className={styles.personSign} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="8.6" />
        {isSigned && <path d="M6 10.5l2.8 2.8L14 8" />}
      </svg>
      <span className={styles.personWords}>
        <span className={styles.personName}>
          {name}
          {isMe && <span className={styles.mark}>{t('you')}</span>}
          {isLeader && <span className={styles.mark}>{t('role_leader')}</span>}
        </span>
        <span className={styles.personState}>{isSigned ? t('signedAt', { time }) : t('unsigned')}</span>
      </span>
      {action !== undefined && mayLead(member, team) && (
        <Button
          kind="quiet"
          aria-label={t('manageWho', { name })}
          busy={action.running !== undefined}
          onClick={() => void manage(action)}
        >
          {t('manage')}
        </Button>
      )}
    </li>
  );
}
