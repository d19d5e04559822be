import { pageSignature } from '#sandbox/auth/pageSignature.ts';
import { createAnswers, type Wish } from './answers.ts';
import {
  bridgeName,
  inMiniPrograms,
  onlyInMiniPrograms,
  publicName,
  withoutPermission,
} from './bridgeNames.ts';
import { createMiniProgram, type MiniProgram } from './miniProgram.ts';

export interface FakeSettings {
  readonly platform: 'ios' | 'android';
  readonly miniProgram: boolean;
  /** What the auth host signs with, and what is checked with. */
  readonly ticket: string;
  /** How long after the page's start the bridge comes; undefined: it is there before the page. */
  readonly readyDelayMs?: number | undefined;
  /** In place of a delay: the bridge comes with its end. */
  readonly readyAfter?: Promise<void>;
  /** By the bridge's names of the calls: what is answered instead of the usual. */
  readonly answers?: Readonly<Record<string, readonly Wish[]>>;
  /** A mini-program's bridge cannot be taken away any more; tests that open several pages in one window need it off. */
  readonly sealed?: boolean;
}

export type Result = Record<string, unknown>;
export interface Invocation {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The page's address when it was made. */
  readonly address: string;
  readonly errMsg: string;
}

export interface FakeWechat {
  /** Every call, in the order of their answers. */
  readonly log: Invocation[];
  /** What `config` was answered, in order. */
  readonly verdicts: string[];
  readonly hiddenMenuItems: string[];
  /** What the menu would send: by the newer calls. */
  readonly shareData: Record<string, Result>;
  /** What was sent by the menu in this page's words, and what in WeChat's own because the page had no say. */
  readonly sent: { readonly by: 'page' | 'wechat'; readonly event: string; readonly content: Result }[];
  readonly mini: MiniProgram;
  isClosed: boolean;
  /** A user taps an item of the share menu: `menu:share:appmessage`, with `{scene: 'friend'}`. */
  emit(event: string, detail?: Result): void;
  /** The next answers of a call, by the bridge's name of it. */
  answer(name: string, ...wishes: readonly Wish[]): void;
  /** As when WeChat forgets what it has believed. */
  forget(): void;
  calls(name: string): Invocation[];
}

type Listener = (event: Result) => void;
type FakedWindow = Window & {
  WeixinJSBridge?: unknown;
  __wxjs_environment?: string;
  fakeWechat?: FakeWechat;
};

/** Puts WeChat's bridge into a page, which checks signatures and keeps what it is told as the real one does. */
export function installFakeWechat(window: FakedWindow, settings: FakeSettings): FakeWechat {
  const { platform, miniProgram } = settings;
  // iOS goes by the address that was loaded, for signatures as for its own menu, whatever the page has changed it to.
  const loaded = window.location.href;
  const addressInUse = () => window.location.href.split('#')[0] ?? '';
  const believable = () => (platform === 'ios' ? (loaded.split('#')[0] ?? '') : addressInUse());

  let believed: { readonly address: string; readonly names: readonly string[] } | undefined;
  const listeners = new Map<string, Listener[]>();
  const isAllowed = (name: string) =>
    believed !== undefined && believed.address === believable() && believed.names.includes(name);

  const fake: FakeWechat = {
    log: [],
    verdicts: [],
    hiddenMenuItems: [],
    shareData: {},
    sent: [],
    mini: createMiniProgram(),
    isClosed: false,
    emit(event, detail = {}) {
      const heard = isAllowed(event) ? (listeners.get(event) ?? []) : [];
      fake.mini.deliver();
      if (heard.length === 0)
        fake.sent.push({
          by: 'wechat',
          event,
          content: { title: window.document.title, link: believable() },
        });
      for (const listener of heard) listener({ ...detail });
    },
    answer: (name, ...wishes) => answers.wish(name, wishes),
    forget: () => {
      believed = undefined;
    },
    calls: (name) => fake.log.filter((call) => call.name === name),
  };
  const answers = createAnswers(platform, fake);
  for (const [name, wishes] of Object.entries(settings.answers ?? {})) answers.wish(name, wishes);

  function verify(args: Result): Result {
    const signature = pageSignature({
      ticket: settings.ticket,
      nonceStr: String(args['verifyNonceStr']),
      timestamp: String(args['verifyTimestamp']),
      pageUrl: believable(),
    });
    const isRight = signature === args['verifySignature'] && Boolean(args['verifyAppId']);
    const names = (args['verifyJsApiList'] as string[] | undefined) ?? [];
    believed = isRight ? { address: believable(), names: [...names] } : undefined;
    return isRight
      ? { errMsg: 'config:ok' }
      : { errMsg: 'config:fail,invalid signature', realAuthUrl: [believable()] };
  }

  function resultOf(name: string, args: Result): Result | undefined {
    const wish = answers.take(name);
    if (wish !== undefined) return wish === 'silence' ? undefined : wish;
    if (name === 'preVerifyJSAPI') return verify(args);
    if (name === 'invokeMiniProgramAPI')
      return miniProgram ? fake.mini.invoke(args) : { err_msg: 'system:function_not_exist' };
    if (miniProgram && !inMiniPrograms.has(name)) return { err_msg: 'system:access_denied' };
    if (!miniProgram && onlyInMiniPrograms.has(name)) return { err_msg: 'system:function_not_exist' };
    if (!withoutPermission.has(name) && !isAllowed(permissionOf(name)))
      return { errMsg: `${publicName(name)}:fail, the permission value is offline verifying` };
    return answers.usual(name, args);
  }

  let uploadsUnderWay = 0;
  const invoke = (name: string, args: Result = {}, answer: Listener = () => {}) => {
    // A page may change what it has sent, and the SDK does.
    const received = { ...args };
    const isSecondUpload = name === 'uploadImage' && uploadsUnderWay > 0;
    if (name === 'uploadImage') uploadsUnderWay += 1;
    setTimeout(() => {
      if (name === 'uploadImage') uploadsUnderWay -= 1;
      const result = isSecondUpload ? { errMsg: 'uploadImage:fail' } : resultOf(name, received);
      const said = result?.['errMsg'] ?? result?.['err_msg'];
      const errMsg = typeof said === 'string' ? said : '';
      if (name === 'preVerifyJSAPI') fake.verdicts.push(errMsg);
      fake.log.push({ name, args: received, address: addressInUse(), errMsg });
      if (result !== undefined) answer({ ...result });
    }, 0);
  };
  const on = (event: string, listener: Listener) => {
    // The last one wins; in a mini-program they add up.
    listeners.set(event, miniProgram ? [...(listeners.get(event) ?? []), listener] : [listener]);
  };

  function onScreenChange(): void {
    if (miniProgram) window.__wxjs_environment = 'miniprogram';
    const bridge = { invoke, on, call: invoke };
    const isSealed = miniProgram && settings.sealed !== false;
    Object.defineProperty(window, 'WeixinJSBridge', {
      value: bridge,
      writable: !isSealed,
      configurable: !isSealed,
      enumerable: true,
    });
    window.document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  }
  if (settings.readyAfter !== undefined) void settings.readyAfter.then(onScreenChange);
  else if (settings.readyDelayMs === undefined) onScreenChange();
  else setTimeout(onScreenChange, settings.readyDelayMs);
  window.fakeWechat = fake;
  return fake;
}

/** What is sent by the menu is allowed where the tap on it was. */
function permissionOf(name: string): string {
  const taps: Readonly<Record<string, string>> = {
    sendAppMessage: 'onMenuShareAppMessage',
    shareTimeline: 'onMenuShareTimeline',
    shareQQ: 'onMenuShareQQ',
    shareWeiboApp: 'onMenuShareWeibo',
    shareQZone: 'onMenuShareQZone',
  };
  return bridgeName(taps[name] ?? name);
}
