import { Suspense } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import type { WechatPlace } from '#entities/wechat/useWechatWish.ts';

const WechatQuiet = lazyPart(
  async () => (await loadChunk(() => import('#entities/wechat/WechatQuiet.tsx'))).WechatQuiet,
  ['accounts'],
);

export const renderWechat = (place: WechatPlace) => (
  <Suspense fallback={<p className="l-wait" />}>
    <WechatQuiet {...place} />
  </Suspense>
);
