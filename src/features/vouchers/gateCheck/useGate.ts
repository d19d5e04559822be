import { useEffect, useSyncExternalStore } from 'react';
import { useQueries } from '@tanstack/react-query';
import { loadChunk } from '#chunks/loadChunk.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { localStorageLasts } from '#device/storage/localStorageLasts.ts';
import { bundleVouchers } from '#entities/voucher/rules/bundleVouchers.ts';
import { type CodeReading, type GateCheck, gateChecks } from '#entities/voucher/rules/gate/gateChecks.ts';
import type { KeptGate } from '#entities/voucher/rules/gate/gateFacts.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { keepGate, keptGate } from '#entities/voucher/keptGate.ts';
import { useOfflineShell } from '#entities/voucher/useOfflineShell.ts';
import { useOwnVoucherAt } from '#session/acting/useOwnVisitorId.ts';
import { clockOffset, fairNowMs, onClockOffset } from '#session/clock/fairClock.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { readGateFacts } from './readGateFacts.ts';

export interface PersonAtGate {
  readonly voucher: Voucher;
  readonly kept: KeptGate;
  readonly checks: readonly GateCheck[];
}

export interface Gate {
  readonly people: readonly PersonAtGate[];
  readonly isReading: boolean;
  /** Whether the latest read had no answer: what is shown is as old as it says. */
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** What is known of these people, all of one exhibition. Codes are read back of `shown` alone. */
export function useGate(vouchers: readonly Voucher[], shown: Voucher | undefined): Gate {
  const nowMs = useFairNow();
  const own = useOwnVoucherAt(vouchers[0]?.exhibitionId);
  const clockOffMs = useSyncExternalStore(onClockOffset, clockOffset);
  const reads = useQueries(
    {
      queries: bundleVouchers(vouchers).map((bundle) => ({
        queryKey: ['gate', bundle.key, bundle.vouchers.map(({ recordId }) => recordId)],
        queryFn: () => readGateFacts(bundle),
        gcTime: 0,
      })),
    },
    queryClient(),
  );
  const reading = useReading(shown);
  const offline = useOffline();
  const people = vouchers.map((voucher) => {
    const kept = keptGate(voucher.recordId);
    const isShown = voucher.recordId === shown?.recordId;
    const ofCode = isShown ? reading : 'unread';
    return {
      voucher,
      kept,
      checks: gateChecks({ voucher, own, kept, reading: ofCode, offline, clockOffMs, nowMs }),
    };
  });
  return {
    people,
    isReading: reads.some(({ isFetching }) => isFetching),
    hasFailed: reads.some(({ isError }) => isError),
    again: () => void Promise.all(reads.map(({ refetch }) => refetch())),
  };
}

/** Whether the code of this ticket, drawn as it is shown, reads as its number. */
function useReading(shown: Voucher | undefined): CodeReading {
  const { recordId = '', voucherCode = '' } = shown ?? {};
  const { data, isPending, isError } = useServerQuery({
    queryKey: ['readBack', voucherCode],
    queryFn: async () => {
      const { readBack } = await loadChunk(() => import('#ui/scan/readBack.ts'));
      return { text: await readBack(voucherCode) };
    },
    enabled: shown !== undefined,
    staleTime: Infinity,
  });
  const isSame = data?.text === voucherCode;
  useEffect(() => {
    if (isSame && recordId !== '') keepGate(recordId, { read: { code: voucherCode, atMs: fairNowMs() } });
  }, [isSame, recordId, voucherCode]);
  if (isError) return 'unread';
  if (isPending) return 'waiting';
  return isSame ? 'same' : 'other';
}

function useOffline() {
  const shell = useOfflineShell(true);
  if (!localStorageLasts()) return 'impossible';
  return shell === 'preparing' ? 'unknown' : shell;
}
