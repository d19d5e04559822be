import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '#data/collections/defineCollection.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import type { QueryState } from '#ui/query/QueryState.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import css from './ReviewList.module.css';

export interface ReviewListProps<Row> {
  readonly query: QueryState<Page<Row>>;
  /** Shows further rows; undefined where it is at work. */
  readonly onMore: (() => void) | undefined;
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
export function ReviewList<Row>({ query, onMore, words, children }: ReviewListProps<Row>) {
  const { t } = useTranslation('organiserDecides');
  return (
    <QueryView
      query={query}
      failedTitle={words.failed}
      skeleton={<ListSkeleton hasHeading />}
      renderHeading={() => <PageHeading lead={words.lead}>{words.title}</PageHeading>}
      isEmpty={({ items, hasMore }) => items.length === 0 && !hasMore}
      empty={<EmptyState drawing="done" title={words.empty} text={words.emptyText} />}
    >
      {({ items, hasMore }) => (
        <>
          <ul className={css['rows']}>{items.map(children)}</ul>
          {hasMore && (
            <Button kind="secondary" busy={onMore === undefined} onClick={onMore}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}
