import type { ReactNode } from 'react';
import type { ShareContent } from '#host/host.ts';
import { Card } from '#ui/page/Card.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { QueryState } from '#ui/query/QueryState.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { type SummaryItem, SummaryList } from '#ui/page/SummaryList.tsx';
import type { PosterExhibitor } from '../sharing/poster/useExhibitorPoster.ts';
import { BarAction } from '../navigation/BarAction.tsx';
import { ActionBar } from './detail/ActionBar.tsx';
import { DetailSkeleton, type DetailSkeletonProps } from './detail/DetailSkeleton.tsx';
import { FairLine } from './detail/FairLine.tsx';
import { WhenNear } from './detail/WhenNear.tsx';
import { PageShare } from './PageShare.tsx';
import css from './DetailScreen.module.css';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';

export interface DetailSection {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface DetailPage {
  /** Names the page, its tab and what is shared. */
  readonly title: string;
  /** Of a title that is not in the page's language. */
  readonly titleLang?: string | undefined;
  readonly lead?: ReactNode;
  /** Beside the title: a logo, a face. */
  readonly picture?: ReactNode;
  /** Above the title, over the whole width. */
  readonly gallery?: ReactNode;
  readonly facts?: readonly SummaryItem[];
  /** A group of cells that lead on, such as to its place. */
  readonly cells?: ReactNode;
  readonly sections?: readonly DetailSection[];
  /** Cards that show themselves once they have something to show; asked for when the visitor comes near, or the page is at rest. */
  readonly after?: ReactNode;
  /** One button that stays in sight. */
  readonly primary?: ReactNode;
  /** Several of them: what an `ActionBar` has beside each other. */
  readonly actions?: ReactNode;
  readonly share?: ShareContent | undefined;
  /** In the share sheet of an exhibitor's page. */
  readonly poster?: PosterExhibitor;
}

export interface DetailScreenProps<T> {
  /** What kind of page it is: "Exhibitor". */
  readonly kind: string;
  /** The list, for a visitor who came by a link. */
  readonly backTo: string;
  /** `null` where there is no such row, or no more. */
  readonly query: QueryState<T | null>;
  readonly failedTitle: string;
  /** Of a page with pictures above its title: the shape of what comes. */
  readonly skeleton?: DetailSkeletonProps;
  readonly gone: { readonly title: string; readonly text?: string; readonly toList: string };
  readonly page: (row: T) => DetailPage;
}

export function DetailScreen<T>(props: DetailScreenProps<T>) {
  const { kind, backTo, query, failedTitle, skeleton, gone, page } = props;
  const shown = query.data === undefined || query.data === null ? undefined : page(query.data);
  const share = shown?.share && <PageShare content={shown.share} poster={shown.poster} />;
  return (
    <>
      {share && <BarAction>{share}</BarAction>}
      <FairLine />
      <QueryView
        query={query}
        failedTitle={failedTitle}
        skeleton={skeleton ? <DetailSkeleton {...skeleton} /> : <ListSkeleton rows={3} hasHeading />}
        renderHeading={(data) => <Heading title={kind} page={data ? page(data) : undefined} />}
        isEmpty={(data) => data === null}
        empty={
          <EmptyState
            drawing="lost"
            title={gone.title}
            text={gone.text}
            action={<LinkButton to={backTo}>{gone.toList}</LinkButton>}
          />
        }
      >
        {() => shown && <Body page={shown} />}
      </QueryView>
    </>
  );
}

function Heading({ title, page }: { readonly title: string; readonly page: DetailPage | undefined }) {
  if (page === undefined)
    return (
      <h1 className="x-hidden" tabIndex={-1}>
        {title}
      </h1>
    );
  return (
    <>
      {page.gallery !== undefined && (
        <div className={css['gallery']} data-shared="picture">
          {page.gallery}
        </div>
      )}
      <div className={css['head']}>
        {page.picture !== undefined && (
          <div className={css['picture']} data-shared="logo">
            {page.picture}
          </div>
        )}
        <div className={css['names']}>
          <h1 className={css['title']} tabIndex={-1} lang={page.titleLang}>
            {page.title}
          </h1>
          {page.lead !== undefined && <div className={css['lead']}>{page.lead}</div>}
        </div>
      </div>
    </>
  );
}

function Body({ page }: { readonly page: DetailPage }) {
  const { facts = [], cells, sections = [], after, primary, actions } = page;
  return (
    <>
      {cells}
      {facts.length > 0 && (
        <Card>
          <SummaryList items={facts} />
        </Card>
      )}
      {sections.map(({ key, title, content }) => (
        <Card key={key} title={title}>
          {content}
        </Card>
      ))}
      {after !== undefined && <WhenNear>{after}</WhenNear>}
      {primary !== undefined && <PageFoot>{primary}</PageFoot>}
      {actions !== undefined && (
        <PageFoot>
          <ActionBar>{actions}</ActionBar>
        </PageFoot>
      )}
    </>
  );
}
