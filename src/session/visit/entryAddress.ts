import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useDevice } from '#device/storage/useDevice.ts';
import { useVisit } from './visit.ts';

export interface EntryAddress {
  readonly exhibitionId: string;
  /** Undefined until it is known to be one of this exhibition. */
  readonly channelId: string | undefined;
}

/**
 * The exhibition and channel a screen is about. A channel in the address counts once it was read, or when the phone
 * knows it from before; another exhibition's is replaced by the one that was chosen, in the address too.
 */
export function useEntryAddress(): EntryAddress {
  const { id = '', channelId: named } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const stored = useDevice((state) => state.channelId);
  const chosen = useVisit((visit) =>
    visit.channel.kind === 'found' ? visit.channel.value.RecordId : undefined,
  );
  const isWrong = named !== undefined && chosen !== undefined && named !== chosen;

  useEffect(() => {
    if (isWrong) void navigate(pathname.replace(named, chosen) + search, { replace: true });
  }, [isWrong, named, chosen, pathname, search, navigate]);

  return { exhibitionId: id, channelId: chosen ?? (named === stored ? named : undefined) };
}
