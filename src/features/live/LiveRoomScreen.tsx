import { RememberButton } from '#entities/programme/schedule/RememberButton.tsx';
import { entryOfLive } from '#entities/programme/schedule/entryOfLive.ts';
import { AddToCalendar } from '#flows/assist/AddToCalendar.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { lives } from '#entities/live/api/liveCollections.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { livesPath, livePath } from '#domain/address/homePaths.ts';
import { liveState, plannedTimes } from '#entities/live/rules/liveState.ts';
import { type DetailPage, DetailScreen } from '#flows/content/DetailScreen.tsx';
import { usePageContent } from '#flows/content/usePageContent.ts';
import { ExhibitorCell } from '#entities/booth/ExhibitorCell.tsx';
import { useViewCount } from '#entities/favourite/useViewCount.ts';
import { timesOfLive } from '#entities/live/liveRow.ts';
import { OrganiserRichText } from '#flows/richText/OrganiserRichText.tsx';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { RoomSessions } from './RoomSessions.tsx';
import { LiveNumbers } from './LiveNumbers.tsx';
import { LiveStage, StageText } from './LiveStage.tsx';
import { RoomComments } from './RoomComments.tsx';
import { ShownProducts } from '#entities/live/ShownProducts.tsx';
import { liveQuery, type LiveRoomRow, useLive } from './useLive.ts';
import { openRow } from '#flows/content/detail/openRow.ts';
import type { PrepareScreen } from '#flows/navigation/screenRoute.ts';

export const prepare: PrepareScreen = ({ id = '', liveId = '' }) => openRow(liveQuery(id, liveId), liveId);

export default function LiveRoomScreen() {
  const { liveId = '' } = useParams();
  return <LiveRoom key={liveId} liveId={liveId} />;
}

interface LiveRoomProps {
  readonly liveId: string;
}

const titleOf = ({ Title, TitleEn }: LiveRoomRow) => ({ zh: Title, en: TitleEn });

function LiveRoom({ liveId }: LiveRoomProps) {
  const { t, i18n } = useTranslation('live');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const query = useLive(liveId);
  const shown = query.data ?? undefined;
  const pageOf = useLivePage(query.dataUpdatedAt);
  useRoomNumber(shown?.RoomNumber ?? '');
  useViewCount(lives, shown, !query.isStale);
  const share = usePageContent({
    path: livePath(exhibitionId, liveId),
    picture: shown?.Cover ?? '',
    ...(shown && { title: localize(titleOf(shown), language) }),
  });
  return (
    <DetailScreen
      kind={t('one')}
      backTo={livesPath(exhibitionId)}
      query={query}
      failedTitle={t('oneFailed')}
      gone={{ title: t('gone'), text: t('goneText'), toList: t('toList') }}
      page={(row) => ({ ...pageOf(row), share })}
    />
  );
}

/** The number of the room that the visitor is in, under the key that other clients of the same origin read. */
function useRoomNumber(roomNumber: string): void {
  const set = useDevice((device) => device.set);
  useEffect(() => {
    if (roomNumber !== '') set('liveRoomNumber', roomNumber);
  }, [roomNumber, set]);
}

/** A live begins and ends by the clock, also while the server is not asked. */
const lookAgainMs = 5_000;

function useLivePage(readAtMs: number): (row: LiveRoomRow) => DetailPage {
  const { t, i18n } = useTranslation('live');
  const language = languageOf(i18n.language);
  const nowMs = useFairNow(lookAgainMs);
  return (row) => {
    const times = timesOfLive(row);
    const state = liveState(times, nowMs);
    const name = localize(titleOf(row), language);
    const text = { zh: row.Introduction, en: row.IntroductionEn };
    const about = (
      <OrganiserRichText
        text={text}
        title={name}
        headingLevel={3}
        pictureName={(number) => t('picture', { number })}
      />
    );
    return {
      title: name,
      titleLang: otherLanguage(titleOf(row), language),
      gallery: <LiveStage key={state} row={row} name={name} state={state} />,
      lead: <LiveNumbers {...{ row, name, state, readAtMs, nowMs }} />,
      cells: (
        <>
          <StageText row={row} state={state} />
          {(state === 'live' || state === 'preview') && <RoomSessions row={row} />}
          <ShownProducts list={row.ProductIds} title={t('products')} />
        </>
      ),
      sections: localize(text, language) === '' ? [] : [{ key: 'about', title: t('about'), content: about }],
      after: (
        <>
          <RoomComments row={row} isOnAir={state === 'live'} />
          <ExhibitorCell exhibitorId={row.ExhibitorId} title={t('host')} />
        </>
      ),
      ...(state === 'preview' && { primary: <Remind row={row} name={name} /> }),
    };
  };
}

interface RemindProps {
  readonly row: LiveRoomRow;
  readonly name: string;
}

/** Puts an announced live into the visitor's schedule, and into the phone's calendar. */
function Remind({ row, name }: RemindProps) {
  const { t } = useTranslation('live');
  const exhibitionId = useExhibitionId();
  const { startMs, endMs } = plannedTimes(timesOfLive(row));
  if (startMs === undefined) return null;
  const entry = entryOfLive(exhibitionId, row);
  const path = livePath(exhibitionId, row.RecordId);
  return (
    <>
      {entry !== undefined && <RememberButton entry={entry} />}
      <AddToCalendar
        uid={row.RecordId}
        title={name}
        place={window.location.origin + path}
        startMs={startMs}
        endMs={endMs}
      >
        {t('remind')}
      </AddToCalendar>
    </>
  );
}
