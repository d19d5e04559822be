import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Team, TeamMember } from '#entities/team/rules/team.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { transferLeadership, mayLead, removeMember } from '../queries/teamActions.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Monogram } from '#ui/media/Monogram.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import type { TeamAction } from '../useTeamAction.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';
import styles from '../teams.module.css';

export interface MemberRowProps {
  readonly team: Team;
  readonly member: TeamMember;
  readonly isMe: boolean;
  /** Only the leader has one. */
  readonly action: TeamAction | undefined;
}

/** A person in the team, whether they have checked in, and for the leader what can be done about them. */
export function MemberRow({ team, member, isMe, action }: MemberRowProps) {
  const { t } = useTranslation('teams');
  const moment = useMomentText();
  const name = member.Name || t('nameless');
  const isSigned = member.SignedAt !== '';
  const isLeader = member.VisitorId === team.LeaderVisitorId;
  const time = moment(parseVenueTime(member.SignedAt), 'dayTime');
  return (
    <li className={isSigned ? `${styles.person} ${styles['person--signed']}` : styles.person}>
      <span className={styles.personFace}>
        <Monogram name={name} shape="round" small />
        {isSigned && (
          <span className={styles.personSign}>
            <Icon name="check" sizeRem={0.75} />
          </span>
        )}
      </span>
      <span className={styles.personWords}>
        <span className={styles.personName}>
          {name}
          {isMe && <span className={styles.mark}>{t('you')}</span>}
          {isLeader && <span className={styles.mark}>{t('role_leader')}</span>}
        </span>
        <span className={styles.personState}>{isSigned ? t('signedAt', { time }) : t('unsigned')}</span>
      </span>
      {action !== undefined && mayLead(member, team) && (
        <ManageMember team={team} member={member} name={name} action={action} />
      )}
    </li>
  );
}

interface ManageMemberProps extends Pick<MemberRowProps, 'team' | 'member'> {
  readonly name: string;
  readonly action: TeamAction;
}

function ManageMember({ team, member, name, action }: ManageMemberProps) {
  const { t } = useTranslation('teams');
  const [isOpen, setOpen] = useState(false);

  async function act(wish: 'lead' | 'remove') {
    const isLead = wish === 'lead';
    await action.run({
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
    <>
      <button
        className={styles.manage}
        type="button"
        aria-label={t('manageWho', { name })}
        aria-busy={action.running !== undefined}
        onClick={() => {
          if (action.running === undefined) setOpen(true);
        }}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <ActionSheet
          title={name}
          actions={[
            { key: 'lead', text: t('makeLeader'), onSelect: () => void act('lead') },
            { key: 'remove', text: t('remove'), danger: true, onSelect: () => void act('remove') },
          ]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
