import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { queryOptions } from '@tanstack/react-query';
import { readMarks } from './api/marks.ts';
import type { MarkGroup } from './rules/mark.ts';
import { reduceLedger } from './rules/reduceLedger.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { markLedgers } from './markLedgers.ts';

/** Reads all marks of a group into the visitor's ledger, which screens show; answers when it was asked. */
export const marksQuery = (owner: VisitorKey, group: MarkGroup) =>
  queryOptions({
    queryKey: ['marks', owner.exhibitionId, owner.visitorId, group] as const,
    queryFn: async (context) => {
      const askedAtMs = services().now();
      const rows = await readMarks(await readingClient(context), owner, group);
      markLedgers().change(owner, (ledger) => reduceLedger(ledger, { type: 'read', group, rows, askedAtMs }));
      return askedAtMs;
    },
    staleTime: services().times.reaskEveryMs,
  });
