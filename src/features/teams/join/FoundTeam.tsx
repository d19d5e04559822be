import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Team, TeamMember } from '../rules/team.ts';
import { findActiveMembership, acceptsMembers } from '../rules/teamMembership.ts';
import type { TeamSignSetup } from '../../../domain/team/readTeamSignSetup.ts';
import { joinTeamPath } from '../../../domain/address/teamPaths.ts';
import { SubmissionPanel } from '../../../flows/submission/SubmissionPanel.tsx';
import { joinEntry, joinGateway } from '../queries/teamSubmission.ts';
import { type CurrentTeamIntent, useTeamIntent } from '../queries/useTeamIntent.ts';
import { invalidateTeams } from '../queries/teamQueries.ts';
import { renderToast } from '../../../ui/overlay/appToast.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { RegisterFirst } from '../RegisterFirst.tsx';
import { AlreadyInTeam } from '../AlreadyInTeam.tsx';
import { teamRefusalText } from '../teamRefusalText.ts';
import { WhoChoice } from '../WhoChoice.tsx';
import { MembershipStatus } from './MembershipStatus.tsx';
import styles from '../teams.module.css';

export interface FoundTeamProps {
  readonly exhibitionId: string;
  readonly setup: TeamSignSetup;
  readonly team: Team;
}

/** The team that a code stands for, and where the people of this phone stand with it. */
export function FoundTeam({ exhibitionId, setup, team }: FoundTeamProps) {
  const { t } = useTranslation(['teams', 'sending', 'shell']);
  const current: CurrentTeamIntent<TeamMember> = useTeamIntent({
    intent: 'teamMember',
    exhibitionId,
    gatewayOf: joinGateway,
    isAwaited: (all) => all.some((place) => place.role === 'asked' && place.team.RecordId === team.RecordId),
    async onStored(_, submission) {
      await submission.forget();
      await invalidateTeams(exhibitionId);
      current.sending.reset();
    },
  });
  const { people, places, sending, isAsked } = current;
  const [chosen, setChosen] = useState('');
  const known = places.data ?? [];
  const here = known.filter((place) => place.team.RecordId === team.RecordId);

  const free = people.filter(({ visitorId }) => findActiveMembership(known, visitorId) === undefined);
  const person = free.find(({ visitorId }) => visitorId === chosen) ?? free[0];
  const elsewhere = known.find((place) => place.role !== 'refused' && place.team.RecordId !== team.RecordId);
  const wasRefused = here.some(
    ({ role, visitorId }) => role === 'refused' && visitorId === person?.visitorId,
  );

  function join() {
    if (person === undefined || sending.isSending) return;
    if (!navigator.onLine) return void renderToast(t('why_notSent'));
    void sending
      .send(() => joinEntry(team, person))
      ?.then((state) => {
        // The team may be gone, or this person in another one: the page then says so.
        if (state.at === 'rejected') void invalidateTeams(exhibitionId);
      });
  }

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
          exhibitionId={exhibitionId}
          setup={setup}
          back={joinTeamPath(exhibitionId, team.TeamCode)}
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
        <MembershipStatus key={place.visitorId} exhibitionId={exhibitionId} place={place} />
      ))}
      {person === undefined && here.every(({ role }) => role === 'refused') && elsewhere !== undefined && (
        <AlreadyInTeam exhibitionId={exhibitionId} place={elsewhere} title={t('joinBlockedTitle')} />
      )}
      {(person !== undefined || sending.submission !== undefined) && acceptsMembers(team) && (
        <SubmissionPanel
          sending={sending}
          refusedTitle={t('refusedJoin')}
          describeRefusal={(refusal) => teamRefusalText(refusal, t)}
        >
          {person !== undefined && free.length > 1 && (
            <Card>
              <WhoChoice label={t('whoJoins')} people={free} chosen={person.visitorId} onChoose={setChosen} />
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
      )}
    </>
  );
}

/** What one sees of a team before joining it. */
function TeamCard({ team }: { readonly team: Team }) {
  const { t } = useTranslation('teams');
  const { Name, LeaderName, TeamCode, MemberCount, SignedCount } = team;
  return (
    <Card title={Name}>
      <dl className={styles.facts}>
        {LeaderName !== '' && (
          <div>
            <dt>{t('role_leader')}</dt>
            <dd>{LeaderName}</dd>
          </div>
        )}
        <div>
          <dt>{t('code')}</dt>
          <dd>{TeamCode}</dd>
        </div>
        <div>
          <dt>{t('members')}</dt>
          <dd>{t('countOf', { signed: SignedCount, members: MemberCount })}</dd>
        </div>
      </dl>
    </Card>
  );
}
