import type { ReactNode } from 'react';
import { LoadFailed } from '../LoadFailed.tsx';
import { Waiting } from '../Waiting.tsx';
import type { QueryState } from './QueryState.ts';
import { StaleNotice } from './StaleNotice.tsx';

export interface QueryViewProps<T> {
  readonly query: QueryState<T>;
  /** What could not be had, without a reason: "The list could not be loaded". */
  readonly failedTitle: string;
  /** The heading of a screen; undefined data stands for a read that failed. A view without a heading is one part of a screen. */
  readonly renderHeading?: (data: T | undefined) => ReactNode;
  /** What is being waited for, for those who do not see the skeleton. */
  readonly waitingText?: string;
  /** A grey picture of what comes, or the number of its lines. */
  readonly skeleton?: ReactNode;
  readonly isEmpty?: (data: T) => boolean;
  /** Shown where the server has nothing. */
  readonly empty?: ReactNode;
  /** Further ways on where nothing could be had. */
  readonly actions?: ReactNode;
  /** False for what is filled in: its age is no news there. */
  readonly showsAge?: boolean;
  readonly children: (data: T) => ReactNode;
}

const isNothing = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0);

/** Every state of a read, for all lists and details: waiting, still trying, failed, empty, there, and there but no longer fresh. */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, failedTitle, renderHeading, waitingText, skeleton = 8, actions } = props;
  const { isEmpty = isNothing, empty, showsAge = true, children } = props;
  const { data, error, failureReason, retry } = query;
  if (data !== undefined)
    return (
      <>
        {renderHeading?.(data)}
        {showsAge && <StaleNotice query={query} />}
        {empty !== undefined && isEmpty(data) ? empty : children(data)}
      </>
    );
  if (error !== null)
    return (
      <>
        {renderHeading?.(data)}
        <LoadFailed
          title={failedTitle}
          cause={error}
          onRetry={() => void retry()}
          buttonKind={renderHeading === undefined ? 'secondary' : 'primary'}
        />
        {actions}
      </>
    );
  return (
    <Waiting
      isScreen={renderHeading !== undefined}
      {...(waitingText !== undefined && { text: waitingText })}
      {...(typeof skeleton === 'number' ? { lines: skeleton } : { skeleton })}
      trouble={failureReason}
      onRetry={() => void retry()}
    />
  );
}
