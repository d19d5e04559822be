import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import type { QueryState } from '#ui/query/QueryState.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { mostWaiting } from '../queries/reviewQueries.ts';
import css from './ReviewList.module.css';

export interface ReviewListProps<Row> {
  readonly query: QueryState<readonly Row[]>;
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly failed: string;
    readonly empty: string;
    readonly emptyText: string;
  };
  /** One list item for each. */
  readonly children: (row: Row) => ReactNode;
}

/** What waits for a decision of the organiser. */
export function ReviewList<Row>({ query, words, children }: ReviewListProps<Row>) {
  const { t } = useTranslation('organiserCenter');
  return (
    <QueryView
      query={query}
      failedTitle={words.failed}
      skeleton={<ListSkeleton hasHeading />}
      renderHeading={() => <PageHeading lead={words.lead}>{words.title}</PageHeading>}
      empty={<EmptyState title={words.empty} text={words.emptyText} />}
    >
      {(rows) => (
        <>
          <ul className={css['rows']}>{rows.map(children)}</ul>
          {rows.length >= mostWaiting && <p>{t('oldestShown', { count: mostWaiting })}</p>}
        </>
      )}
    </QueryView>
  );
}
