import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import { Waiting } from '../page/Waiting.tsx';
import type { QueryState } from './QueryState.ts';
import { StaleNotice } from './StaleNotice.tsx';

export interface QueryViewProps<T> {
  readonly query: QueryState<T>;
  /** What failed, without a reason: "The list could not be loaded". */
  readonly failedTitle: string;
  /** A screen's heading; undefined data means that the read failed. Without it the view is part of a screen. */
  readonly renderHeading?: (data: T | undefined) => ReactNode;
  /** Nothing but this is on the screen; a view with the screen's heading always is that. */
  readonly isScreen?: boolean;
  /** Replaces the skeleton for screen readers. */
  readonly waitingText?: string;
  readonly skeleton?: ReactNode;
  readonly isEmpty?: (data: T) => boolean;
  readonly empty?: ReactNode;
  readonly actions?: ReactNode;
  /** False for what is filled in: its age is no news there. */
  readonly showsAge?: boolean;
  /** Says `failedTitle` above an older copy too. */
  readonly namesFailure?: boolean;
  readonly children: (data: T) => ReactNode;
}

const isNothing = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0);

export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, failedTitle, renderHeading, waitingText, skeleton = 8, actions } = props;
  const { isScreen = renderHeading !== undefined } = props;
  const { isEmpty = isNothing, empty, showsAge = true, namesFailure = false, children } = props;
  const { data, error, failureReason, retry } = query;
  if (data !== undefined)
    return (
      <>
        {renderHeading?.(data)}
        {showsAge && <StaleNotice query={query} failedTitle={namesFailure ? failedTitle : undefined} />}
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
          buttonKind={isScreen ? 'primary' : 'secondary'}
        />
        {actions}
      </>
    );
  return (
    <Waiting
      isScreen={renderHeading !== undefined}
      {...(waitingText !== undefined && { text: waitingText })}
      {...(typeof skeleton === 'number' ? { lines: skeleton } : { skeleton })}
      failureReason={failureReason}
      onRetry={() => void retry()}
    />
  );
}
