import { queryOptions } from '@tanstack/react-query';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { readLatestNotice } from './api/messageCalls.ts';
import type { Message, MessageOwner } from './rules/message.ts';
import { messagesKey } from './threadQuery.ts';
import { withAudience } from './withAudience.ts';

/** The newest notice for a visitor that stands; null where there is none. For a page about other things. */
export const latestNoticeQuery = (owner: MessageOwner) =>
  queryOptions({
    queryKey: [...messagesKey(owner), 'latestNotice'] as const,
    queryFn: async (context): Promise<Message | null> => {
      const client = await readingClient(context);
      const policy = 'background';
      return (
        (await readLatestNotice(
          client,
          { owner: await withAudience(client, owner), nowMs: fairNowMs() },
          { policy },
        )) ?? null
      );
    },
    staleTime: services().times.pollMs,
    refetchInterval: services().times.reaskEveryMs,
  });
