import type { EarlyFailure, EntryRequest } from '#domain/exhibition/entryRequest.ts';
import { services } from '../services.ts';

/** The kind of the boot script's failure, as far as a browser tells it. */
function earlyFailureOf(cause: unknown): { readonly kind: string } | undefined {
  if (cause instanceof TypeError) return { kind: 'offline' };
  return cause instanceof Error && /^(?:408|429|5\d\d)$/.test(cause.message)
    ? { kind: 'serverBusy' }
    : undefined;
}

/** Like `early`, but rejects when it takes longer than a request may. */
function inTime(early: Promise<unknown>): Promise<unknown> {
  const limit = new Promise<never>((_, giveUp) =>
    setTimeout(() => giveUp(new Error('late')), services().times.requestTimeoutMs),
  );
  return Promise.race([early, limit]);
}

interface EntryListener {
  readonly onSlow: () => void;
  /** An attempt has failed and another one follows; without a cause where the browser does not tell it. */
  readonly onAttemptFailed: (cause: unknown) => void;
}

/** The boot script's request is the first attempt; where that fails, the data layer makes the others. */
export async function askEntry({ path, body }: EntryRequest, listener: EntryListener): Promise<unknown> {
  const { earlyAnswer, times, now } = services();
  const slow = setTimeout(listener.onSlow, times.stillTryingMs);
  let failedAtMs: number | undefined;
  try {
    const early = earlyAnswer(path, body);
    try {
      if (early !== undefined) return await inTime(early);
    } catch (cause) {
      listener.onAttemptFailed(earlyFailureOf(cause));
      failedAtMs = (cause as EarlyFailure).failedAtMs ?? now();
    }
    const client = await services().client();
    return await client.read(path, body.params, {
      tenantId: body.tenantId,
      onAttemptFailed: (_, problem) => listener.onAttemptFailed(problem),
      ...(failedAtMs !== undefined && { firstFailedMsAgo: now() - failedAtMs }),
    });
  } finally {
    clearTimeout(slow);
  }
}
