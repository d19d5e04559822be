import { askSdk } from './askSdk.ts';
import { waitForBridge } from './waitForBridge.ts';
import type { HostDeps } from '../hostDeps.ts';
import { importWithRetry } from '../importWithRetry.ts';
import { inTime } from '../inTime.ts';
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

/** The WeChat SDK with types, promises and timeouts. Never throws. */
export interface WechatSdk {
  /** Signs the page's address if WeChat has not accepted it yet. May take long on a slow network. */
  readonly verify: () => Promise<boolean>;
  readonly isUsable: () => boolean;
  readonly call: <Name extends SdkCallName>(
    name: Name,
    args: SdkCalls[Name]['args'],
    waitMs?: number,
  ) => Promise<SdkResult<SdkCalls[Name]['answer']>>;
  /** A later listener for the same menu item replaces the earlier one. */
  readonly onShareTap: (
    tap: ShareTap,
    content: SdkShare,
    listener: (event: Readonly<Record<string, unknown>>) => void,
  ) => Promise<void>;
  readonly outcomes: ReadonlyMap<string, string>;
  /** The mini-program around the page; needs no signature. */
  readonly toMiniProgram: (name: MiniCallName, args: object) => Promise<SdkResult<object>>;
}

type Deps = Pick<HostDeps, 'window' | 'isIos' | 'times' | 'signing'>;

/** WeChat's error for a page whose signature it does not accept. */
const notBelieved = /offline verifying|permission denied/i;

export function createWechatSdk(deps: Deps): WechatSdk {
  const { window, times } = deps;
  let loading: Promise<RawSdk | undefined> | undefined;
  const load = () => {
    loading ??= loadSdk(deps).then((sdk) => {
      // The file or the bridge may be there next time.
      if (sdk === undefined) loading = undefined;
      return sdk;
    });
    return loading;
  };
  const signature = createPageSignature(load, deps);
  // Script, signature and its answer; a signature that takes longer serves the next tap.
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
      if (isDisbelief(again)) signature.invalidate();
      return note(name, again);
    },
    async onShareTap(tap, content, listener) {
      const sdk = (await ensure()) ? await load() : undefined;
      // The other callbacks are useless: cancelling looks the same as sharing.
      sdk?.[tap]({ ...content, trigger: listener });
    },
    outcomes,
    toMiniProgram: async (name, args) =>
      note(name, await send((sdk) => sdk.miniProgram[name], args, times.hostAnswerMs)),
  };
}

/** WeChat's message may contain the expected address. */
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
    // Parts of the SDK look for it there; without it concurrent picture calls never answer.
    window.wx ??= sdk;
    // After each `config` the SDK sends the page's address to a statistics host, and asks for the network type first.
    // Disable that.
    Object.assign(sdk, { getNetworkType: () => {} });
    return sdk as unknown as RawSdk;
  } catch {
    return undefined;
  }
}
