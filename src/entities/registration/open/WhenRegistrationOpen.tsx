import { type ReactNode, useEffect, useState } from 'react';
import { useEntryAddress } from '#session/visit/entryAddress.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { ClosedRegistration } from './ClosedRegistration.tsx';
import { type EntryStep, findWayThrough, type WayThrough } from './findWayThrough.ts';
import { isClosed, useEntryState } from './useEntryState.ts';

export interface WhenRegistrationOpenProps {
  readonly step: EntryStep;
  /** A login that leads to the registration of several people. */
  readonly isForGroup?: boolean;
  readonly children: ReactNode;
}

/**
 * The guard of every screen on which a registration is made: while registration is closed it says so in place of the
 * screen. A person who is in the form when it closes sees the same, once what they typed is kept.
 */
export function WhenRegistrationOpen({ step, isForGroup = false, children }: WhenRegistrationOpenProps) {
  const { channelId } = useEntryAddress();
  const entry = useEntryState();
  const closed = typeof entry === 'object' && isClosed(entry) ? entry : undefined;
  const way = useWayThrough(closed !== undefined, step);
  const isShown = closed === undefined && entry !== 'awaited';
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);

  if (closed === undefined ? isShown || wasShown : (way?.isOpen ?? wasShown)) return children;
  if (closed === undefined || way === undefined)
    return <Waiting isScreen skeleton={<ListSkeleton shape="form" rows={2} hasHeading />} />;
  return (
    <ClosedRegistration
      {...closed}
      channelId={channelId}
      unfinished={way.unfinished}
      isForGroup={isForGroup || step === 'group'}
      takesFocus={wasShown}
    />
  );
}

/** Looked for as long as registration is closed; undefined until it is known. */
function useWayThrough(isWanted: boolean, step: EntryStep): WayThrough | undefined {
  const { exhibitionId, channelId = '' } = useEntryAddress();
  const [way, setWay] = useState<WayThrough>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCancelled = false;
    void findWayThrough({ exhibitionId, channelId, step }).then((found) => {
      if (!isCancelled) setWay(found);
    });
    return () => {
      isCancelled = true;
      setWay(undefined);
    };
  }, [isWanted, exhibitionId, channelId, step]);
  return way;
}
