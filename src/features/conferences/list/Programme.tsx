import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  chosenDay,
  isDaySettled,
  programmeDays,
  undatedDay,
} from '#entities/programme/rules/programmeDays.ts';
import { useListPlace } from '#flows/content/useListPlace.ts';
import type { ProgrammeState } from '#entities/programme/useProgramme.ts';
import type { Session } from '#entities/programme/rules/session.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { VirtualRows } from '#ui/list/VirtualRows.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptySchedule } from '#ui/states/scenes/emptySchedule.tsx';
import { emptySearch } from '#ui/states/scenes/emptySearch.tsx';
import {
  asksForAll,
  matches,
  type ProgrammeRow,
  programmeRows,
  type Wanted,
} from '../rules/programmeRows.ts';
import { ProgrammeHead } from './ProgrammeHead.tsx';
import { type ProgrammeAsked, useProgrammeAsked } from './useProgrammeAsked.ts';
import { useProgrammeRow } from './useProgrammeRow.tsx';

interface ProgrammeProps {
  readonly query: ProgrammeState;
}

const none: readonly Session[] = [];

const keyOf = ({ key }: ProgrammeRow) => key;
/** Estimates, until they are measured. */
const rowRem = 6.5;
const headRem = 9.75;

/** A day of the programme; all days while something is searched. A search can be typed while the sessions are read. */
export function Programme({ query: read }: ProgrammeProps) {
  const { t } = useTranslation('conferences');
  const state = useProgrammeAsked();
  const { rows, count, ...days } = useRows(read, state);
  // The earliest sessions without one that is asked for are as good as none.
  const query = read.isWhole || rows.length > 0 ? read : { ...read, data: undefined };
  const { data } = query;
  const summary = useSummary(query, count);
  const { place, leave } = useListPlace(data !== undefined);
  const render = useProgrammeRow(state.unfold);
  return (
    <div data-in-place={place && ''}>
      {data?.length !== 0 && <ProgrammeHead programme={read} {...days} asked={state} summary={summary} />}
      <QueryView
        query={query}
        failedTitle={t(query.isWhole ? 'listFailed' : 'restFailed')}
        namesFailure
        skeleton={<ListSkeleton rows={8} />}
        empty={<EmptyState scene={emptySchedule} title={t('none')} text={t('noneText')} />}
      >
        {() =>
          rows.length === 0 ? (
            <NoneHere onClear={state.clear} />
          ) : (
            <VirtualRows
              rows={rows}
              keyOf={keyOf}
              render={render}
              label={t('title')}
              estimatedRowRem={rowRem}
              initialOffsetRem={headRem}
              place={place}
              onLeave={leave}
            />
          )
        }
      </QueryView>
    </div>
  );
}

function useRows({ data: sessions = none, isWhole }: ProgrammeState, { asked, wanted }: ProgrammeAsked) {
  const nowMs = useFairNow();
  const all = useMemo(() => programmeDays(sessions), [sessions]);
  const { search, topic, hall, language } = wanted;
  const found = useMemo(() => {
    const ask: Wanted = { search, topic, hall, language };
    if (asksForAll(ask)) return all;
    return all
      .map((one) => ({ ...one, sessions: one.sessions.filter((session) => matches(session, ask)) }))
      .filter((one) => one.sessions.length > 0);
  }, [all, search, topic, hall, language]);
  const days = useMemo(
    // Days that follow are added behind those that are there.
    () => all.map((one) => one.day).filter((day) => isWhole || day !== undatedDay),
    [all, isWhole],
  );
  const isSettled = isWhole || search !== '' || isDaySettled(days, asked.day, nowMs);
  const day = search === '' && isSettled ? chosenDay(days, asked.day, nowMs) : undefined;
  const isUnfolded = asked.earlier !== '';
  const rows = useMemo(
    () => (isSettled ? programmeRows({ days: found, day, isUnfolded, isWhole, nowMs }) : []),
    [isSettled, found, day, isUnfolded, isWhole, nowMs],
  );
  const shown = day === undefined ? found : found.filter((one) => one.day === day);
  return { rows, days, day, count: shown.reduce((sum, one) => sum + one.sessions.length, 0) };
}

/** Undefined while nothing is shown. */
function useSummary({ data, isWhole, error }: ProgrammeState, count: number): string | undefined {
  const { t } = useTranslation('conferences');
  if (data === undefined) return undefined;
  if (isWhole) return t('count', { count });
  return error === null ? t('restIsRead') : t('firstOnly', { count: data.length });
}

function NoneHere({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation(['conferences', 'content']);
  return (
    <EmptyState
      scene={emptySearch}
      title={t('content:nothingFound')}
      text={t('noneHere')}
      action={
        <Button kind="secondary" onClick={onClear}>
          {t('content:clearAsked')}
        </Button>
      }
    />
  );
}
