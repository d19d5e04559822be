import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { conferences } from '#entities/programme/api/conferenceCollections.ts';
import { conferencePath, conferencesPath } from '#domain/address/homePaths.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { DetailScreen } from '#flows/content/DetailScreen.tsx';
import { usePageContent } from '#flows/content/usePageContent.ts';
import { type Session, sessionOf } from '#entities/programme/rules/session.ts';
import { useProgramme } from '#entities/programme/useProgramme.ts';
import { refreshSession } from '#entities/programme/schedule/refreshSession.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { useIsOffline } from '#ui/query/useIsOffline.ts';
import { localize } from '#ui/text/localize.ts';
import { type ShownConference, useConferencePage } from './useConferencePage.tsx';
import { useRow } from '#flows/content/detail/useRow.ts';
import { openRow } from '#flows/content/detail/openRow.ts';
import type { PrepareScreen } from '#flows/navigation/screenRoute.ts';

const conferenceQuery = (exhibitionId: string, conferenceId: string) =>
  detailQuery(conferences, { ExhibitionId: exhibitionId, RecordId: conferenceId }, exhibitionId);

export const prepare: PrepareScreen = ({ id = '', conferenceId = '' }) =>
  openRow(conferenceQuery(id, conferenceId), conferenceId);

export default function ConferenceScreen() {
  const { conferenceId = '' } = useParams();
  return <Conference key={conferenceId} conferenceId={conferenceId} />;
}

interface ConferenceProps {
  readonly conferenceId: string;
}

function useConference(conferenceId: string) {
  const exhibitionId = useExhibitionId();
  const query = useRow(conferenceQuery(exhibitionId, conferenceId), conferenceId);
  const { data, isStale } = query;
  useEffect(() => {
    // What the phone has kept may be older than what the schedule knows.
    if (data && !isStale) refreshSession(exhibitionId, sessionOf(data));
  }, [exhibitionId, data, isStale]);
  return query;
}

/** The row, or what the programme says of it until, or unless, it is read. */
function useShown(conferenceId: string): QueryState<ShownConference | null> {
  const query = useConference(conferenceId);
  const programme = useProgramme(false);
  const { data: row } = query;
  const session = useMemo(
    () => (row ? sessionOf(row) : programme.data?.find(({ id }) => id === conferenceId)),
    [row, programme.data, conferenceId],
  );
  const data = row === null ? null : session && { session, row };
  const dataUpdatedAt = row === undefined ? programme.dataUpdatedAt : query.dataUpdatedAt;
  return { ...query, data, dataUpdatedAt };
}

function Conference({ conferenceId }: ConferenceProps) {
  const exhibitionId = useExhibitionId();
  const { t, i18n } = useTranslation('conferences');
  const query = useShown(conferenceId);
  // What the row would add, such as a way to sign up, does not come.
  const isWithout = useIsOffline() || query.error !== null;
  const shown = query.data ?? undefined;
  const pageOf = useConferencePage();
  const sharedTitle = ({ title, isCancelled }: Session) => {
    const name = localize(title, languageOf(i18n.language));
    return isCancelled ? t('cancelledShare', { title: name }) : name;
  };
  const share = usePageContent({
    path: conferencePath(exhibitionId, conferenceId),
    picture: shown?.row?.Cover ?? '',
    ...(shown && { title: sharedTitle(shown.session) }),
  });
  return (
    <DetailScreen
      kind={t('one')}
      backTo={conferencesPath(exhibitionId)}
      query={query}
      failedTitle={t('oneFailed')}
      gone={{ title: t('gone'), text: t('goneText'), toList: t('toList') }}
      page={(conference) => ({ ...pageOf(conference, isWithout), share })}
    />
  );
}
