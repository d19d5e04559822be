import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { newTeamPath, teamPath } from '#entities/team/rules/teamPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { findActiveMembership } from '../rules/teamMembership.ts';
import { readLine } from '#domain/record/serverRow.ts';
import { settleCode } from '../queries/teamActions.ts';
import { teamGateway } from '../queries/teamSubmission.ts';
import { useTeamIntent } from '../queries/useTeamIntent.ts';
import { invalidateTeams } from '../queries/teamQueries.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { AlreadyInTeam } from '../AlreadyInTeam.tsx';
import type { TeamsScreenProps } from '../TeamsGate.tsx';
import { NewTeamForm } from './NewTeamForm.tsx';

/** Creates a team, for a registered visitor who is in none. What waits in the outbox is gone on with before anything new is typed. */
export function CreateTeam({ setup }: TeamsScreenProps) {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  const { people, places, sending, waiting, isAsked } = useNewTeam();

  const lead = t(setup.CreateTeamNeedAudit ? 'createAudit' : 'createLead');
  const heading = <PageHeading lead={lead}>{t('createTitle')}</PageHeading>;
  if (people.length === 0)
    return (
      <>
        {heading}
        <RegisterFirst
          channelId={setup.SignUpChannelId || undefined}
          back={newTeamPath(exhibitionId)}
          title={t('registerFirstTitle')}
          text={t('registerFirstCreate')}
        />
      </>
    );
  if (places.data === undefined || !isAsked)
    return (
      <QueryView query={places} renderHeading={() => heading} skeleton={6} failedTitle={t('setupFailed')}>
        {() => null}
      </QueryView>
    );
  const known = places.data;
  const free = people.filter(({ visitorId }) => findActiveMembership(known, visitorId) === undefined);
  const taken = known.find(({ role }) => role !== 'refused');
  if (free.length === 0 && taken !== undefined && sending.submission === undefined)
    return (
      <>
        <PageHeading>{t('createTitle')}</PageHeading>
        <AlreadyInTeam place={taken} title={t('alreadyInTeamTitle')} />
      </>
    );
  return (
    <>
      {heading}
      <NewTeamForm
        setup={setup}
        people={free}
        start={
          waiting && { name: readLine(waiting.record['Name']), code: readLine(waiting.record['TeamCode']) }
        }
        sending={sending}
        onAlreadyInTeam={() => void invalidateTeams(exhibitionId)}
      />
    </>
  );
}

function useNewTeam() {
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  return useTeamIntent({
    intent: 'team',
    exhibitionId,
    gatewayOf: teamGateway,
    async onStored(teamId, submission) {
      // Settling the code is best effort.
      const settled = await settleCode(exhibitionId, teamId).catch(() => undefined);
      await submission.forget();
      const was = settled?.gaveUp === undefined ? '' : `&was=${encodeURIComponent(settled.gaveUp)}`;
      await navigate(`${teamPath(exhibitionId, teamId)}?new=1${was}`, { replace: true });
    },
  });
}
