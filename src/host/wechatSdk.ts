import { askSdk } from './askSdk.ts';
import { waitForBridge } from './waitForBridge.ts';
import type { HostDeps } from './hostDeps.ts';
import { importWithRetry } from './importWithRetry.ts';
import { inTime } from './inTime.ts';
import { createPageSignature } from './pageSignature.ts';
import type {
  MiniCallName,
  RawSdk,
  SdkCallName,
  SdkCalls,
  SdkResult,
  SdkShare,
  ShareTap,
} from './sdkCalls.ts';

/** The SDK of WeChat with types, promises and an end to every wait. Nothing of it is ever thrown. */
export interface WechatSdk {
  /** Makes WeChat believe that the page is ours, where it has not done so at this address. May take long on a slow line. */
  readonly verify: () => Promise<boolean>;
  /** Whether it did when it was last asked. */
  readonly isUsable: () => boolean;
  readonly call: <Name extends SdkCallName>(
    name: Name,
    args: SdkCalls[Name]['args'],
    waitMs?: number,
  ) => Promise<SdkResult<SdkCalls[Name]['answer']>>;
  /** Hears taps on the share menu; a later call for the same menu item takes the place of an earlier one. */
  readonly onShareTap: (
    tap: ShareTap,
    content: SdkShare,
    listener: (event: Readonly<Record<string, unknown>>) => void,
  ) => Promise<void>;
  /** How the last call of each name ended, for the diagnostics. */
  readonly outcomes: ReadonlyMap<string, string>;
  /** The mini-program that shows the page; needs no proof. */
  readonly toMiniProgram: (name: MiniCallName, args: object) => Promise<SdkResult<object>>;
}

type Deps = Pick<HostDeps, 'window' | 'isIos' | 'times' | 'signing'>;

/** WeChat's words for a page it does not believe, or does not believe any more. */
const notBelieved = /offline verifying|permission denied/i;

export function createWechatSdk(deps: Deps): WechatSdk {
  const { window, times } = deps;
  let loading: Promise<RawSdk | undefined> | undefined;
  const load = () => {
    loading ??= loadSdk(deps).then((sdk) => {
      // A file that did not come, or a bridge that is late, may be there the next time.
      if (sdk === undefined) loading = undefined;
      return sdk;
    });
    return loading;
  };
  const signature = createPageSignature(load, deps);
  // A tap waits for the file, the signature and the answer to it; a proof that takes longer counts for the next one.
  const ensure = () => inTime(signature.ensure(), 3 * times.hostAnswerMs);
  const outcomes = new Map<string, string>();
  const note = <Answer>(name: string, result: SdkResult<Answer>): SdkResult<Answer> => {
    if (name !== 'checkJsApi')
      outcomes.set(name, result.kind === 'failed' ? `failed (${redacted(result.reason)})` : result.kind);
    return result;
  };

  async function send(
    ask: (sdk: RawSdk) => (args: object) => void,
    args: object,
    waitMs: number,
  ): Promise<SdkResult<object>> {
    const sdk = await load();
    if (sdk === undefined || window.WeixinJSBridge === undefined)
      return { kind: 'failed', reason: 'no bridge' };
    return askSdk((callbacks) => ask(sdk)({ ...args, ...callbacks }), waitMs);
  }

  return {
    verify: signature.ensure,
    isUsable: signature.isAccepted,
    async call(name, args, waitMs = times.hostAnswerMs) {
      const attempt = () => send((sdk) => sdk[name], args, waitMs);
      if (!(await ensure())) return note(name, { kind: 'failed', reason: 'not confirmed' });
      const result = await attempt();
      if (!isDisbelief(result)) return note(name, result);
      signature.invalidate();
      if (!(await ensure())) return note(name, result);
      const again = await attempt();
      // Signed anew and still not believed: this page will not be.
      if (isDisbelief(again)) signature.invalidate();
      return note(name, again);
    },
    async onShareTap(tap, content, listener) {
      const sdk = (await ensure()) ? await load() : undefined;
      // The rest of what the SDK calls back about sharing says nothing: to cancel looks the same as to share.
      sdk?.[tap]({ ...content, trigger: listener });
    },
    outcomes,
    toMiniProgram: async (name, args) =>
      note(name, await send((sdk) => sdk.miniProgram[name], args, times.hostAnswerMs)),
  };
}

/** WeChat's words may name the address that it would have believed. */
const redacted = (reason: string) => reason.replace(/https?:\S+/gi, '…').slice(0, 80);

const isDisbelief = (result: SdkResult<object>) =>
  result.kind === 'failed' && notBelieved.test(result.reason);

async function loadSdk({ window, times }: Deps): Promise<RawSdk | undefined> {
  try {
    const [loaded, isThere] = await Promise.all([
      inTime(
        importWithRetry(() => import('weixin-js-sdk')),
        times.hostAnswerMs,
      ),
      waitForBridge(window, times.hostAnswerMs),
    ]);
    if (loaded === undefined || !isThere) return undefined;
    const { default: sdk } = loaded;
    // Two of its own parts look for it there: two pictures asked for at once would never come.
    window.wx ??= sdk;
    // After each proof it would send the page's address to a host for statistics, and asks for the network before.
    Object.assign(sdk, { getNetworkType: () => {} });
    return sdk as unknown as RawSdk;
  } catch {
    return undefined;
  }
}
