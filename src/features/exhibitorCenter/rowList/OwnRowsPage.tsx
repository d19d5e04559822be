import type { ReactNode } from 'react';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import type { QueryState } from '#ui/query/QueryState.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { RightNote } from '#entities/booth/RightNote.tsx';
import { useMayChange } from '#entities/booth/useMayChange.ts';

export interface OwnRowsPageProps<Row> {
  readonly booth: BoothKey;
  readonly query: QueryState<readonly Row[]>;
  readonly title: string;
  readonly failedTitle: string;
  readonly none: { readonly scene: ReactNode; readonly title: string; readonly text: string };
  readonly add: { readonly text: string; readonly to: string };
  /** Beside the button that adds, and as large as it. */
  readonly more?: ReactNode;
  readonly children: (rows: readonly Row[], mayChange: boolean) => ReactNode;
}

/** What an exhibitor has of one kind; a contact without the right to change it reads it, and why. */
export function OwnRowsPage<Row>(props: OwnRowsPageProps<Row>) {
  const { booth, query, title, failedTitle, none, add, more, children } = props;
  const right = useMayChange(booth);
  const mayChange = right.data ?? false;
  const isKept = usePagePlace();
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <QueryView
        query={query}
        failedTitle={failedTitle}
        skeleton={<ListSkeleton hasHeading />}
        renderHeading={(rows) => (
          <>
            <PageHeading>{title}</PageHeading>
            {rows !== undefined && <RightNote right={right} />}
          </>
        )}
        empty={<EmptyState {...none} />}
      >
        {(rows) => children(rows, mayChange)}
      </QueryView>
      {mayChange && (
        <PageFoot>
          {more}
          <LinkButton to={add.to}>{add.text}</LinkButton>
        </PageFoot>
      )}
    </div>
  );
}
