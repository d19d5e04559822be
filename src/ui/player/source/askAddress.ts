import {
  type MediaBeginning,
  type PlayProblem,
  problemOfStatus,
  readMediaBeginning,
} from '#entities/live/rules/playProblem.ts';

/** Why nothing can be read there, or what can be. */
export type AddressReport =
  | Extract<PlayProblem, 'offline' | 'notFound' | 'refused' | 'serverError' | 'unreachable' | 'slow'>
  | MediaBeginning;

const patienceMs = 8_000;

/** Asks the address of a stream that failed for the reason, which players do not tell. */
export async function askAddress(address: string): Promise<AddressReport> {
  if (!navigator.onLine) return 'offline';
  const asking = new AbortController();
  const timer = setTimeout(() => asking.abort(), patienceMs);
  const policy = watchRefusals();
  try {
    const answer = await fetch(address, { credentials: 'same-origin', signal: asking.signal });
    if (!answer.ok) return problemOfStatus(answer.status);
    return readMediaBeginning(await firstBytes(answer));
  } catch {
    if (asking.signal.aborted) return 'slow';
    const isRefused = (await policy.hasRefused()) || (await answersAtAll(address, asking.signal));
    return isRefused ? 'refused' : 'unreachable';
  } finally {
    clearTimeout(timer);
    policy.stop();
    // The rest of a film is not loaded.
    asking.abort();
  }
}

async function firstBytes({ body }: Response): Promise<Uint8Array> {
  const { value } = (await body?.getReader().read()) ?? {};
  return value ?? new Uint8Array();
}

/** Whether there is an answer, which this page may not read. */
async function answersAtAll(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(address, { mode: 'no-cors', credentials: 'omit', signal });
    return true;
  } catch {
    return false;
  }
}

/** What the content security policy refuses looks like a failed request otherwise. */
function watchRefusals() {
  let isRefused = false;
  const note = (event: Event) => {
    if ((event as SecurityPolicyViolationEvent).effectiveDirective === 'connect-src') isRefused = true;
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    // Told a little after the request has failed.
    hasRefused: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return isRefused;
    },
    stop: () => document.removeEventListener('securitypolicyviolation', note),
  };
}
