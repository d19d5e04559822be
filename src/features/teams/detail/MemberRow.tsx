import { useTranslation } from 'react-i18next';
import type { Team, TeamMember } from '../rules/team.ts';
import { formatVenueTime, parseVenueTime } from '../../../domain/time/formatVenueTime.ts';
import { transferLeadership, mayLead, removeMember } from '../queries/teamActions.ts';
import { askConfirm, showDialog } from '../../../ui/overlay/appToast.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import type { RunningAction } from '../useAction.ts';
import { ManageBox } from './ManageBox.tsx';
import styles from '../teams.module.css';

export interface MemberRowProps {
  readonly team: Team;
  readonly member: TeamMember;
  readonly isMe: boolean;
  /** Only the leader has one. */
  readonly action: RunningAction | undefined;
}

/** A person in the team: whether they have checked in by sign and word, and for the leader what can be done about them. */
export function MemberRow({ team, member, isMe, action }: MemberRowProps) {
  const { t } = useTranslation('teams');
  const name = member.Name || t('nameless');
  const isSigned = member.SignedAt !== '';
  const isLeader = member.VisitorId === team.LeaderVisitorId;
  const time = formatVenueTime(parseVenueTime(member.SignedAt), 'MM-dd HH:mm');

  async function manage(running: RunningAction) {
    const wish = await showDialog<'lead' | 'remove' | undefined>((onEnd) => (
      <ManageBox
        name={name}
        words={{ lead: t('makeLeader'), remove: t('remove'), keep: t('keep') }}
        onEnd={onEnd}
      />
    ));
    if (wish === undefined) return;
    const isLead = wish === 'lead';
    const isSure = await askConfirm({
      title: t(isLead ? 'makeLeaderTitle' : 'removeTitle', { name }),
      body: t(isLead ? 'makeLeaderText' : 'removeText'),
      yes: t(isLead ? 'makeLeaderYes' : 'removeYes'),
      no: t('keep'),
      noIsDefault: true,
    });
    if (!isSure) return;
    if (isLead)
      await running.run(wish, () => transferLeadership(team, member), t('done_makeLeader', { name }));
    else await running.run(wish, () => removeMember(member), t('done_remove', { name }));
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
