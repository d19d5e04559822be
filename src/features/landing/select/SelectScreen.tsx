import type { WechatPlace } from '#entities/wechat/useWechatWish.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import { loadChunk } from '#chunks/loadChunk.ts';
import { Suspense } from 'react';
import { isInsideWechat } from '#host/wechat/isInsideWechat.ts';
import { Landing } from './Landing.tsx';
import { LandingBelow } from './laterParts.ts';
import styles from '#flows/landing/select.module.css';

const WechatQuiet = lazyPart(
  async () => (await loadChunk(() => import('#entities/wechat/WechatQuiet.tsx'))).WechatQuiet,
  ['accounts'],
);

const renderWechat = (place: WechatPlace) => (
  <Suspense fallback={<p className="l-wait" />}>
    <WechatQuiet {...place} />
  </Suspense>
);

/** The page that a shared link opens. */
export default function SelectScreen() {
  return (
    <Landing
      renderWechat={isInsideWechat() ? renderWechat : undefined}
      renderBelow={(place) => (
        <div className={styles.below}>
          <Suspense>
            <LandingBelow {...place} />
          </Suspense>
        </div>
      )}
    />
  );
}
