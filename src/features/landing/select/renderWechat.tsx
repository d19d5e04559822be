import { Suspense } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import type { WechatPlace } from '#flows/wechat/useWechatWish.ts';

const WechatQuiet = lazyPart(
  async () => (await loadChunk(() => import('#flows/wechat/WechatQuiet.tsx'))).WechatQuiet,
  ['accounts'],
);

export const renderWechat = (place: WechatPlace) => (
  <Suspense fallback={<p className="l-wait" />}>
    <WechatQuiet {...place} />
  </Suspense>
);
