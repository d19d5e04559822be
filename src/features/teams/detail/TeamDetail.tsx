import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { teamStatus } from '../../../domain/team/team.ts';
import { joinTeamPath } from '../../../domain/teamPaths.ts';
import { homePath } from '../../../domain/paths.ts';
import { useTeamView } from '../../../flows/teams/teamReads.ts';
import { useLookAgain } from '../../../flows/teams/useLookAgain.ts';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { NoTeam } from '../NoTeam.tsx';
import { StaleNote } from '../StaleNote.tsx';
import { TeamShareEntry } from '../sharing/TeamShareEntry.tsx';
import { TeamHead } from '../TeamHead.tsx';
import type { TeamsPartProps } from '../teamsPart.ts';
import { Application } from './Application.tsx';
import { Insiders } from './Insiders.tsx';
import { Leaving } from './Leaving.tsx';
import { Numbers } from './Numbers.tsx';
import { TeamCodeCard } from './TeamCodeCard.tsx';
import { WhenWhere } from './WhenWhere.tsx';

export interface TeamDetailProps extends TeamsPartProps {
  readonly teamId: string;
}

/** One team: for everybody its name and numbers, for those in it also who is in it, for its leader the desk. */
export function TeamDetail({ exhibitionId, setup, teamId }: TeamDetailProps) {
  const { t } = useTranslation(['teams', 'shell']);
  const [query] = useSearchParams();
  const answer = useTeamView(exhibitionId, teamId);
  const { value: view, failure, refresh } = answer;
  const isAwaited =
    view?.team !== undefined &&
    (teamStatus(view.team) === 'underReview' ||
      view.places.some(({ role }) => role === 'leader' || role === 'asked'));
  useLookAgain(isAwaited, refresh);
  if (view === null) return <NoTeam exhibitionId={exhibitionId} />;
  if (view === undefined)
    return failure === undefined ? (
      <Waiting isScreen lines={8} onRetry={() => void refresh()} />
    ) : (
      <>
        <PageHeading>{t('title')}</PageHeading>
        <LoadFailed title={t('teamFailed')} cause={failure.cause} onRetry={() => void refresh()} />
      </>
    );

  const { team, places, members } = view;
  const status = teamStatus(team);
  const isApproved = status === 'approved';
  const isLeader = places.some(({ role }) => role === 'leader');
  const isInside = members !== undefined;
  const own = (members ?? []).filter(({ VisitorId }) =>
    places.some((place) => place.visitorId === VisitorId),
  );
  const showsHome = setup.detail.IsShowHomeWhenSigned && own.some(({ SignedAt }) => SignedAt !== '');
  // What is not approved is nobody's business but its leader's.
  if (!isApproved && !isLeader)
    return (
      <>
        <TeamHead page={setup.detail} title={team.Name} />
        <Notice kind="info">{t('closedTeam')}</Notice>
      </>
    );
  const was = query.get('was');
  return (
    <>
      <TeamHead
        page={setup.detail}
        title={team.Name}
        lead={team.LeaderName === '' ? '' : t('leaderIs', { name: team.LeaderName })}
      />
      <StaleNote answer={answer} />
      {showsHome && (
        <>
          <Notice kind="success">{t('showHome')}</Notice>
          <LinkButton to={homePath(exhibitionId)}>{t('enterHome')}</LinkButton>
          <div className="t-gap" />
        </>
      )}
      {query.get('new') === '1' && isApproved && (
        <Notice kind="success" title={t('createdTitle')} live>
          {t('createdText')}
        </Notice>
      )}
      {was !== null && was !== team.TeamCode && (
        <Notice kind="warn" live>
          {t('codeChanged', { before: was, code: team.TeamCode })}
        </Notice>
      )}
      {!isApproved && <Application setup={setup} team={team} onChanged={refresh} />}
      {isApproved && <TeamCodeCard team={team} />}
      <TeamShareEntry exhibitionId={exhibitionId} team={team} setup={setup} />
      {isApproved && <Numbers team={team} />}
      {isApproved && !isInside && places.length === 0 && (
        <>
          <LinkButton to={joinTeamPath(exhibitionId, team.TeamCode)}>{t('joinTitle')}</LinkButton>
          <div className="t-gap" />
        </>
      )}
      {isApproved && !isInside && places.length > 0 && (
        <>
          <Notice kind="info">
            {t(places.some(({ role }) => role === 'asked') ? 'askedTitle' : 'refusedTitle')}
          </Notice>
          <LinkButton kind="secondary" to={joinTeamPath(exhibitionId, team.TeamCode)}>
            {t('joinTitle')}
          </LinkButton>
          <div className="t-gap" />
        </>
      )}
      {isApproved && members !== undefined && (
        <Insiders exhibitionId={exhibitionId} view={view} members={members} onChanged={refresh} />
      )}
      <WhenWhere exhibitionId={exhibitionId} />
      {isInside && (
        <Leaving
          exhibitionId={exhibitionId}
          team={team}
          places={places}
          members={members}
          onChanged={refresh}
        />
      )}
    </>
  );
}
