import { useTranslation } from 'react-i18next';
import { memberStatus, teamStatus } from '#entities/team/rules/team.ts';
import { joinTeamPath } from '#entities/team/rules/teamPaths.ts';
import { homePath } from '#domain/address/paths.ts';
import { useSaidOnce } from '#flows/navigation/asked/useSaidOnce.ts';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useActingPeople } from '#session/acting/actingVouchers.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { type TeamView, teamViewQuery } from '../queries/teamQueries.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Monogram } from '#ui/media/Monogram.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { NoTeam } from '../NoTeam.tsx';
import { TeamHead } from '../TeamHead.tsx';
import { useTeamAction } from '../useTeamAction.ts';
import type { TeamsScreenProps } from '../TeamsGate.tsx';
import { Application } from './Application.tsx';
import { MemberSection } from './MemberSection.tsx';
import { MembershipStatus } from '../join/MembershipStatus.tsx';
import { Requests } from './Requests.tsx';
import { LeaveTeam } from './LeaveTeam.tsx';
import { TeamCard } from './TeamCard.tsx';
import { WhenWhere } from './WhenWhere.tsx';
import { languageOf } from '#language/language.ts';
import { writtenLanguage } from '#domain/page/writtenLanguage.ts';
import styles from '../teams.module.css';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';

export interface TeamDetailProps extends TeamsScreenProps {
  readonly teamId: string;
}

/** One team: for everyone its name and numbers, for its members also who is in it, for its leader the requests. */
export function TeamDetail({ setup, teamId }: TeamDetailProps) {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  const visitorIds = useActingPeople().map(({ visitorId }) => visitorId);
  const query = useServerQuery({
    ...teamViewQuery({ exhibitionId, teamId }, visitorIds),
    // `prepare` of the screen has just read it.
    refetchOnMount: false,
    refetchInterval: pollWhile(isAwaited),
  });
  if (query.data === null) return <NoTeam />;
  return (
    <QueryView
      query={query}
      renderHeading={(view) =>
        view ? <TeamHeading setup={setup} view={view} /> : <PageHeading>{t('title')}</PageHeading>
      }
      failedTitle={t('teamFailed')}
      skeleton={<ListSkeleton rows={3} hasHeading />}
    >
      {(view) => view && <OneTeam setup={setup} view={view} />}
    </QueryView>
  );
}

/** Whether another person's decision about the team is waited for here. */
const isAwaited = (view: TeamView | null) =>
  view !== null &&
  (teamStatus(view.team) === 'underReview' ||
    view.places.some(({ role }) => role === 'leader' || role === 'asked'));

const isLedHere = ({ places }: TeamView) => places.some(({ role }) => role === 'leader');
/** Before it is approved a team is shown to its leader only. */
const isShown = (view: TeamView) => teamStatus(view.team) === 'approved' || isLedHere(view);

interface OneTeamProps extends TeamsScreenProps {
  readonly view: TeamView;
}

function TeamHeading({ setup, view }: Omit<OneTeamProps, 'exhibitionId'>) {
  const { t, i18n } = useTranslation('teams');
  const { Name, LeaderName } = view.team;
  const lead = isShown(view) && LeaderName !== '' ? t('leaderIs', { name: LeaderName }) : '';
  return (
    <TeamHead
      page={setup.detail}
      title={Name}
      titleLang={writtenLanguage(Name, languageOf(i18n.language))}
      lead={lead}
      sign={<Monogram name={Name} />}
    />
  );
}

function OneTeam({ setup, view }: OneTeamProps) {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  const isNew = useSaidOnce('new') === '1';
  const was = useSaidOnce('was');
  const action = useTeamAction(exhibitionId);
  const { team, places, members } = view;
  const isApproved = teamStatus(team) === 'approved';
  const isInside = members !== undefined;
  const own = (members ?? []).filter(({ VisitorId }) =>
    places.some((place) => place.visitorId === VisitorId),
  );
  const showsHome = setup.detail.IsShowHomeWhenSigned && own.some(({ SignedAt }) => SignedAt !== '');
  if (!isShown(view)) return <Notice kind="info">{t('closedTeam')}</Notice>;
  return (
    <>
      {showsHome && (
        <Notice kind="success" title={t('showHome')}>
          <AppLink to={homePath(exhibitionId)}>{t('enterHome')}</AppLink>
        </Notice>
      )}
      {isNew && isApproved && (
        <Notice kind="success" title={t('createdTitle')} live>
          {t('createdText')}
        </Notice>
      )}
      {was !== null && was !== team.TeamCode && (
        <Notice kind="warn" live>
          {t('codeChanged', { before: was, code: team.TeamCode })}
        </Notice>
      )}
      {!isApproved && <Application setup={setup} team={team} />}
      {isApproved && isLedHere(view) && (
        <Requests asking={(members ?? []).filter((one) => memberStatus(one) === 'asked')} action={action} />
      )}
      {isApproved && <TeamCard team={team} setup={setup} />}
      {isApproved && !isInside && places.length > 0 && <OwnRequests view={view} />}
      {isApproved && members !== undefined && <MemberSection view={view} members={members} action={action} />}
      <WhenWhere />
      {isInside && <LeaveTeam team={team} places={places} members={members} />}
      {isApproved && !isInside && places.length === 0 && (
        <PageFoot>
          <LinkButton to={joinTeamPath(exhibitionId, team.TeamCode)}>{t('joinTitle')}</LinkButton>
        </PageFoot>
      )}
    </>
  );
}

/** The requests of the people here, and the way to ask for those who have no request that waits. */
function OwnRequests({ view: { team, places } }: Pick<OneTeamProps, 'view'>) {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  const hasAsked = (visitorId: string) =>
    places.some((place) => place.visitorId === visitorId && place.role === 'asked');
  const mayAsk = useActingPeople().some(({ visitorId }) => !hasAsked(visitorId));
  return (
    <>
      {places.map((place) => (
        <MembershipStatus key={place.visitorId} place={place} />
      ))}
      {mayAsk && (
        <>
          <LinkButton kind="secondary" to={joinTeamPath(exhibitionId, team.TeamCode)}>
            {t('joinTitle')}
          </LinkButton>
          <div className={styles.gap} />
        </>
      )}
    </>
  );
}
