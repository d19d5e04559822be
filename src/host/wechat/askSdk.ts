import type { SdkCallbacks, SdkResult } from './sdkCalls.ts';

/** A call of the SDK as a promise that always settles: several calls never answer when something is missing. */
export function askSdk<Answer>(
  ask: (callbacks: SdkCallbacks) => void,
  waitMs: number,
): Promise<SdkResult<Answer>> {
  return new Promise((end) => {
    const timer = setTimeout(() => end({ kind: 'failed', reason: 'no answer' }), waitMs);
    const endWith = (result: SdkResult<Answer>) => {
      clearTimeout(timer);
      end(result);
    };
    try {
      ask({
        success: (answer) => endWith({ kind: 'ok', answer: answer as Answer }),
        cancel: () => endWith({ kind: 'cancel' }),
        fail: ({ errMsg }) => endWith({ kind: 'failed', reason: reasonOf(errMsg) }),
      });
    } catch (cause) {
      // A bridge may throw where it should answer.
      endWith({ kind: 'failed', reason: cause instanceof Error ? cause.message : 'the SDK broke' });
    }
  });
}

function reasonOf(errMsg: unknown): string {
  const text = typeof errMsg === 'string' ? errMsg : '';
  return text.slice(text.indexOf(':') + 1).trim();
}
