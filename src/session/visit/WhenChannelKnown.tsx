import type { ReactNode } from 'react';
import { Waiting } from '#ui/page/Waiting.tsx';
import { useEntryAddress } from './entryAddress.ts';
import { useVisit } from './visit.ts';

/**
 * For a screen that belongs to a channel: what is typed there is stored by its channel, so nothing can be typed before
 * that is known. Where it cannot be found the screen says so.
 */
export function WhenChannelKnown({ children }: { readonly children: ReactNode }) {
  const { channelId } = useEntryAddress();
  const isLoading = useVisit((visit) => visit.channel.kind === 'loading');
  const failureReason = useVisit((visit) => visit.failureReason);
  if (channelId === undefined && isLoading)
    return <Waiting isScreen lines={6} failureReason={failureReason} />;
  return children;
}
