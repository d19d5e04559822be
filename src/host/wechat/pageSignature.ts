import { askSdk } from './askSdk.ts';
import type { HostDeps } from '../hostDeps.ts';
import { permissions, type RawSdk } from './sdkCalls.ts';

export interface PageSignature {
  /** Signs the current address if needed; concurrent calls share one request. False: not possible now. */
  readonly ensure: () => Promise<boolean>;
  /** WeChat has stopped accepting the page. */
  readonly invalidate: () => void;
  readonly isAccepted: () => boolean;
}

type Deps = Pick<HostDeps, 'window' | 'isIos' | 'times' | 'signing'>;

/** The page's address, signed by the auth host. iOS checks the address that was loaded, Android the current one. */
export function createPageSignature(sdk: () => Promise<RawSdk | undefined>, deps: Deps): PageSignature {
  const { window, isIos, signing, times } = deps;
  const configure = createConfigure(deps);
  let accepted: string | undefined;
  let underWay: { readonly pageUrl: string; readonly outcome: Promise<boolean> } | undefined;

  // Doubled after each failure, so that a slow auth host succeeds in the end.
  let limitMs = times.hostAnswerMs;
  let lastTurn: Promise<unknown> = Promise.resolve();

  const pageUrl = () => withoutFragment((isIos && signing.entryUrl()) || window.location.href);
  const isVerified = (url: string) => (isIos ? signing.hasConfig() : accepted === url);
  const keep = (url: string | undefined) => {
    accepted = url;
    if (isIos) signing.keepHasConfig(url !== undefined);
  };
  // One at a time: the SDK reports a refusal without saying which configuration was refused.
  const enqueue = (work: () => Promise<boolean>): Promise<boolean> => {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => undefined);
    return turn;
  };

  async function verify(url: string): Promise<boolean> {
    const isAccepted = await ask(url).catch(() => false);
    limitMs = isAccepted ? times.hostAnswerMs : Math.min(2 * limitMs, times.requestTimeoutMs);
    if (isAccepted) keep(url);
    else if (pageUrl() === url) keep(undefined);
    return isAccepted;
  }

  /** @throws Error without the auth host; then the page works as in any browser. */
  async function ask(url: string): Promise<boolean> {
    const loaded = await sdk();
    if (loaded === undefined) return false;
    const configuration = await signing.sign(url, limitMs);
    // A late signature of an earlier screen would replace the current one.
    return enqueue(async () => pageUrl() === url && configure(loaded, configuration));
  }

  return {
    async ensure() {
      const url = pageUrl();
      if (isVerified(url)) return true;
      if (underWay?.pageUrl !== url) {
        const outcome = verify(url).finally(() => {
          if (underWay?.outcome === outcome) underWay = undefined;
        });
        underWay = { pageUrl: url, outcome };
      }
      return underWay.outcome;
    },
    invalidate: () => keep(undefined),
    isAccepted: () => accepted !== undefined || (isIos && signing.hasConfig()),
  };
}

function withoutFragment(url: string): string {
  return url.split('#')[0] ?? '';
}

/**
 * One `config` call and whether it was accepted. The SDK's reports are unreliable: `ready` fires after a refusal too,
 * directly after `error`, and from the second time on before there is an answer; only the first error listener stays
 * registered.
 */
function createConfigure({ times }: Deps) {
  let refused = false;
  let isFirst = true;

  return async (
    sdk: RawSdk,
    configuration: Awaited<ReturnType<HostDeps['signing']['sign']>>,
  ): Promise<boolean> => {
    refused = false;
    if (isFirst) {
      sdk.error(() => {
        refused = true;
      });
    }
    sdk.config({ debug: false, ...configuration, jsApiList: Array.from(permissions) });
    const outcome = isFirst
      ? await askSdk(({ success }) => sdk.ready(() => success({})), times.hostAnswerMs)
      : // Answered after the preceding `config`.
        await askSdk(
          (callbacks) => sdk.checkJsApi({ jsApiList: Array.from(permissions), ...callbacks }),
          times.hostAnswerMs,
        );
    isFirst = false;
    return outcome.kind === 'ok' && !refused;
  };
}
