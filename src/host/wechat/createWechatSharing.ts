import type { HostSharing, ShareContent, ShareTarget } from '../host.ts';
import { shareTaps, type SdkShare, type ShareTap } from './sdkCalls.ts';
import type { WechatSdk } from './wechatSdk.ts';

const targets: Readonly<Record<ShareTap, ShareTarget>> = {
  onMenuShareAppMessage: 'friend',
  onMenuShareTimeline: 'timeline',
  onMenuShareQQ: 'qq',
  onMenuShareQZone: 'qzone',
  onMenuShareWeibo: 'weibo',
};

/** WeChat's menu. The newer calls set the content; only the older calls report that a visitor shares. */
export function createWechatSharing(sdk: WechatSdk): HostSharing {
  const listeners = new Set<(target: ShareTarget) => void>();
  const tapped = (target: ShareTarget, event: Readonly<Record<string, unknown>>) => {
    // Adding to favourites is not sharing.
    if (event['scene'] === 'favorite') return;
    for (const listener of Array.from(listeners)) listener(target);
  };
  return {
    get by() {
      return sdk.isUsable() ? 'menu' : 'none';
    },
    async prepare(content) {
      const share = asShare(content);
      const { desc: _, ...onTimeline } = share;
      const kept = await sdk.call('updateAppMessageShareData', share);
      // If the first call fails for lack of a signature, so would the rest.
      if (kept.kind === 'failed' && !sdk.isUsable()) return false;
      const keptToo = await sdk.call('updateTimelineShareData', onTimeline);
      for (const tap of shareTaps) await sdk.onShareTap(tap, share, (event) => tapped(targets[tap], event));
      return kept.kind === 'ok' && keptToo.kind === 'ok';
    },
    onTapped(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Always with a title: otherwise the SDK sends the title the page had when it was loaded. */
function asShare({ title, description, link, imageUrl }: ShareContent): SdkShare {
  return { title, desc: description, link, imgUrl: imageUrl };
}
