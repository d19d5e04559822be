import { useTranslation } from 'react-i18next';
import type { Team } from '#entities/team/rules/team.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { acceptsMembers } from '../rules/teamMembership.ts';
import type { TeamSignSetup } from '#entities/team/rules/readTeamSignSetup.ts';
import { joinTeamPath } from '#entities/team/rules/teamPaths.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Monogram } from '#ui/media/Monogram.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { AlreadyInTeam } from '../AlreadyInTeam.tsx';
import { teamRefusalText } from '../teamRefusalText.ts';
import { WhoChoice } from '../WhoChoice.tsx';
import { type Joining, useJoining } from './useJoining.ts';
import { MembershipStatus } from './MembershipStatus.tsx';
import { Written } from '#ui/text/Written.tsx';
import styles from '../teams.module.css';

export interface FoundTeamProps {
  readonly setup: TeamSignSetup;
  readonly team: Team;
}

export function FoundTeam({ setup, team }: FoundTeamProps) {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  const joining = useJoining(team);
  const { people, places, sending, isAsked, here, person, elsewhere } = joining;

  const card = <TeamCard team={team} />;
  if (!acceptsMembers(team) && here.length === 0)
    return (
      <>
        {card}
        <Notice kind="info">{t('closedTeam')}</Notice>
      </>
    );
  if (people.length === 0)
    return (
      <>
        {card}
        <RegisterFirst
          channelId={setup.SignUpChannelId || undefined}
          back={joinTeamPath(exhibitionId, team.TeamCode)}
          title={t('registerFirstTitle')}
          text={t('registerFirstJoin')}
        />
      </>
    );
  if (places.data === undefined || !isAsked)
    return (
      <>
        {card}
        <QueryView query={places} skeleton={2} failedTitle={t('setupFailed')}>
          {() => null}
        </QueryView>
      </>
    );
  return (
    <>
      {card}
      {here.map((place) => (
        <MembershipStatus key={place.visitorId} place={place} />
      ))}
      {person === undefined && here.every(({ role }) => role === 'refused') && elsewhere !== undefined && (
        <AlreadyInTeam place={elsewhere} title={t('joinBlockedTitle')} />
      )}
      {(person !== undefined || sending.submission !== undefined) && acceptsMembers(team) && (
        <JoinForm joining={joining} />
      )}
    </>
  );
}

interface JoinFormProps {
  readonly joining: Joining;
}

function JoinForm({ joining }: JoinFormProps) {
  const { t } = useTranslation(['teams', 'sending']);
  const { sending, here, free, person, wasRefused, choose, join } = joining;
  return (
    <SubmissionPanel
      sending={sending}
      refusedTitle={t('refusedJoin')}
      describeRefusal={(refusal) => teamRefusalText(refusal, t)}
    >
      {person !== undefined && free.length > 1 && (
        <Card>
          <WhoChoice label={t('whoJoins')} people={free} chosen={person.visitorId} onChoose={choose} />
        </Card>
      )}
      <Button
        kind={here.some(({ role }) => role !== 'refused') ? 'secondary' : 'primary'}
        busy={sending.isSending}
        busyText={t('sending', { ns: 'sending' })}
        onClick={join}
      >
        {t(wasRefused ? 'askAgain' : 'join')}
      </Button>
      {person !== undefined && person.name !== '' && (
        <p className={`${styles.note} ${styles['note--under']}`}>{t('joinAs', { name: person.name })}</p>
      )}
    </SubmissionPanel>
  );
}

function TeamCard({ team }: { readonly team: Team }) {
  const { t } = useTranslation('teams');
  const { Name, LeaderName, TeamCode, MemberCount, SignedCount } = team;
  return (
    <Card>
      <div className={styles.found}>
        <Monogram name={Name || TeamCode} />
        <div className={styles.rowWords}>
          <h2>
            <Written>{Name}</Written>
          </h2>
          <p className={styles.rowFacts}>
            <span className={styles.rowCode}>{TeamCode}</span>
            {LeaderName !== '' && <span>{t('leaderIs', { name: LeaderName })}</span>}
            <span>{t('countOf', { signed: SignedCount, members: MemberCount })}</span>
          </p>
        </div>
      </div>
    </Card>
  );
}
