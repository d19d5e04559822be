import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#entities/team/rules/team.ts';
import { partBySigned } from '../rules/teamMembership.ts';
import { invalidateTeams, type TeamView } from '../queries/teamQueries.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { ActionNote } from '../ActionNote.tsx';
import type { TeamAction } from '../useTeamAction.ts';
import { MemberRow } from './MemberRow.tsx';
import { ReminderCard } from './ReminderCard.tsx';
import styles from '../teams.module.css';

export interface MemberSectionProps {
  readonly view: TeamView;
  readonly members: readonly TeamMember[];
  readonly action: TeamAction;
}

/** What only those in the team see: who it is, who has checked in, and what the leader can do about them. */
export function MemberSection({ view, members, action }: MemberSectionProps) {
  const { t } = useTranslation('teams');
  const { team, places } = view;
  const [isReading, setReading] = useState(false);
  const isLeader = places.some(({ role }) => role === 'leader');
  const { signed, unsigned } = partBySigned(members, team.LeaderVisitorId);
  const isMe = ({ VisitorId }: TeamMember) => places.some(({ visitorId }) => visitorId === VisitorId);
  // A member does not remind themselves.
  const others = unsigned.filter((member) => !isMe(member));
  async function readAgain() {
    setReading(true);
    await invalidateTeams(team.ExhibitionId);
    setReading(false);
  }

  const row = (member: TeamMember) => (
    <MemberRow
      key={member.RecordId}
      team={team}
      member={member}
      isMe={isMe(member)}
      action={isLeader ? action : undefined}
    />
  );
  return (
    <>
      <ActionNote action={action} />
      <Card title={t('members')}>
        {signed.length > 0 && (
          <>
            <h3 className={styles.group}>{t('signedNumber', { number: signed.length })}</h3>
            <ul className={styles.people}>{signed.map(row)}</ul>
          </>
        )}
        <h3 className={styles.group}>{t('unsignedNumber', { number: unsigned.length })}</h3>
        {unsigned.length === 0 ? (
          <p className={styles.note}>{t('everybodySigned')}</p>
        ) : (
          <ul className={styles.people}>{unsigned.map(row)}</ul>
        )}
        <Button kind="quiet" busy={isReading} busyText={t('refreshing')} onClick={() => void readAgain()}>
          {t('refresh')}
        </Button>
      </Card>
      {others.length > 0 && <ReminderCard exhibitionId={team.ExhibitionId} team={team} unsigned={others} />}
    </>
  );
}
