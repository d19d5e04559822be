import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenDay, programmeDays } from '../../../domain/programme/programmeDays.ts';
import { useListPlace } from '../../../flows/content/useListPlace.ts';
import type { Session } from '../../../domain/programme/session.ts';
import { useFairNow } from '../../../flows/session/useFairNow.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { VirtualRows } from '../../../ui/list/VirtualRows.tsx';
import type { QueryState } from '../../../ui/query/QueryState.ts';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
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
  readonly exhibitionId: string;
  readonly query: QueryState<readonly Session[]>;
}

const none: readonly Session[] = [];

const keyOf = ({ key }: ProgrammeRow) => key;
/** Estimates, until they are measured. */
const rowRem = 6.5;
const headRem = 19.5;

/** A day of the programme; all days while something is searched. A search can be typed while the sessions are read. */
export function Programme({ exhibitionId, query }: ProgrammeProps) {
  const { t } = useTranslation('conferences');
  const { data: sessions = none } = query;
  const isRead = query.data !== undefined;
  const state = useProgrammeAsked();
  const { rows, days, day, count } = useRows(sessions, state);
  const { place, leave } = useListPlace(isRead);
  const render = useProgrammeRow(exhibitionId, state.unfold);
  return (
    <div data-in-place={place && ''}>
      {query.data?.length !== 0 && (
        <ProgrammeHead
          exhibitionId={exhibitionId}
          sessions={sessions}
          days={days}
          day={day}
          asked={state}
          count={isRead ? count : undefined}
        />
      )}
      <QueryView
        query={query}
        failedTitle={t('listFailed')}
        namesFailure
        skeleton={<ListSkeleton shape="row" />}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
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

function useRows(sessions: readonly Session[], { asked, wanted }: ProgrammeAsked) {
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
  const days = useMemo(() => all.map((one) => one.day), [all]);
  const day = search === '' ? chosenDay(days, asked.day, nowMs) : undefined;
  const isUnfolded = asked.earlier !== '';
  const rows = useMemo(
    () => programmeRows({ days: found, day, isUnfolded, nowMs }),
    [found, day, isUnfolded, nowMs],
  );
  const shown = day === undefined ? found : found.filter((one) => one.day === day);
  return { rows, days, day, count: shown.reduce((sum, one) => sum + one.sessions.length, 0) };
}

function NoneHere({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation(['conferences', 'content']);
  return (
    <EmptyState
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
