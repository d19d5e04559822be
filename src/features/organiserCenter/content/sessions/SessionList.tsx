import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { organiserContentRowPath } from '#domain/address/organiser/organiserPaths.ts';
import { DayChoice } from '#entities/programme/DayChoice.tsx';
import { chosenDay, inOrder, programmeDays } from '#entities/programme/rules/programmeDays.ts';
import type { Session } from '#entities/programme/rules/session.ts';
import { useProgramme } from '#entities/programme/useProgramme.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { languageOf } from '#language/language.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { SearchBar } from '#ui/list/SearchBar.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptySchedule } from '#ui/states/scenes/emptySchedule.tsx';
import { emptySearch } from '#ui/states/scenes/emptySearch.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';

/** Found of a search; the rest by more letters. */
const mostFound = 50;

/** The sessions of a day, or those that a search finds. */
export function SessionList() {
  const { t } = useTranslation('organiserContent');
  const query = useProgramme();
  return (
    <QueryView
      query={query}
      failedTitle={t('sessionsFailed')}
      skeleton={4}
      empty={<EmptyState scene={emptySchedule} title={t('noSessions')} />}
    >
      {(sessions) => <Sessions sessions={sessions} />}
    </QueryView>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly Session[] }) {
  const { t } = useTranslation('organiserContent');
  const { params, ask } = useAskedAddress();
  const nowMs = useFairNow();
  const [search, setSearch] = useState('');
  const days = programmeDays(sessions);
  const names = days.map(({ day }) => day);
  const day = chosenDay(names, params.get('day') ?? '', nowMs) ?? '';
  const wanted = search.trim().toLowerCase();
  const ofDay = days.find((one) => one.day === day)?.sessions ?? [];
  const found = sessions.filter(({ title }) => `${title.zh}\n${title.en}`.toLowerCase().includes(wanted));
  const shown = inOrder(wanted === '' ? ofDay : found.slice(0, mostFound));
  return (
    <>
      <SearchBar
        label={t('sessionSearch')}
        placeholder={t('sessionSearch')}
        value={search}
        onChange={setSearch}
      />
      {wanted === '' && <DayChoice days={names} chosen={day} onChoose={(one) => ask({ day: one })} />}
      {shown.length === 0 ? (
        <EmptyState scene={emptySearch} title={t('noneFound')} />
      ) : (
        <CellGroup title={t('sessionCount', { count: shown.length })}>
          {shown.map((session) => (
            <SessionCell key={session.id} session={session} />
          ))}
        </CellGroup>
      )}
    </>
  );
}

function SessionCell({ session }: { readonly session: Session }) {
  const { t, i18n } = useTranslation('organiserContent');
  const language = languageOf(i18n.language);
  const { id, title, times, place, isCancelled } = session;
  const time =
    times === undefined || times.isDayOnly
      ? t('undated')
      : formatVenueSpan(times.startMs, times.endMs, language);
  const note = [time, localize(place, language)].filter((text) => text !== '').join(' · ');
  return (
    <Cell
      title={organiserText(title, language)}
      note={note}
      value={isCancelled ? t('stateCancelled') : undefined}
      to={organiserContentRowPath(useExhibitionId(), 'sessions', id)}
    />
  );
}
