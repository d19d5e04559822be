import { type ReactNode, useMemo } from 'react';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { useRowStart, type RowStart } from '#flows/rowForm/rowDraft.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { NoRightNote } from '#entities/booth/NoRightNote.tsx';
import type { Identified } from '../ownRows/boothRows.ts';
import { useMayChange } from '#entities/booth/useMayChange.ts';
import { type BoothRowKind, rowAddress, rowOwner } from './boothRowForm.ts';

export interface BoothRowPageProps<Row extends Identified, More> {
  readonly booth: BoothKey;
  readonly kind: BoothRowKind<Row>;
  /** The row that is corrected; undefined for a new one. */
  readonly recordId: string | undefined;
  readonly title: string;
  readonly failedTitle: string;
  readonly goneTitle: string;
  readonly toList: string;
  readonly rows: QueryState<readonly Row[]>;
  /** What the form needs to be known. */
  readonly more: QueryState<More>;
  readonly children: (found: {
    readonly row: Row | undefined;
    readonly start: RowStart;
    readonly more: More;
  }) => ReactNode;
}

/** Waits for what a form needs, and keeps it from contacts who may not change anything. */
export function BoothRowPage<Row extends Identified, More>(props: BoothRowPageProps<Row, More>) {
  const { booth, kind, recordId, title, rows, more, children } = props;
  const right = useMayChange(booth);
  const start = useRowStart(rowAddress(kind, booth, recordId), rowOwner(kind, booth, recordId));
  const row = useMemo(
    () => (rows.data ?? []).find(({ RecordId }) => RecordId === recordId),
    [rows.data, recordId],
  );
  const isGone = recordId !== undefined && row === undefined;
  return (
    <QueryView
      query={joinQueries({
        rows: recordId === undefined ? readyQuery(true) : rows,
        more,
        mayChange: right,
        start: readyQuery(start),
      })}
      failedTitle={props.failedTitle}
      skeleton={<ListSkeleton shape="form" rows={4} hasHeading />}
      renderHeading={(data) =>
        (data === undefined || isGone || !data.mayChange) && <PageHeading>{title}</PageHeading>
      }
      isEmpty={() => isGone}
      empty={
        <EmptyState
          drawing="lost"
          title={props.goneTitle}
          action={<LinkButton to={kind.listPath(booth.exhibitionId)}>{props.toList}</LinkButton>}
        />
      }
      showsAge={false}
    >
      {(data) => (data.mayChange ? children({ row, start: data.start, more: data.more }) : <NoRightNote />)}
    </QueryView>
  );
}
