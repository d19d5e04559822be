import { Suspense } from 'react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { useVisit } from '../../../flows/visit/visit.ts';
import { Landing } from '../select/Landing.tsx';
import { renderShortcuts } from '../select/renderShortcuts.tsx';
import { lazyWechat } from '../../../flows/wechat/lazyWechat.tsx';
import styles from '../../../flows/wechat/wechat.module.css';

const WechatCard = lazyWechat(
  async () => (await loadChunk(() => import('../../../flows/wechat/WechatCard.tsx'))).WechatCard,
);

// Kept free from the start: what comes here later must not push the other ways away from under a finger.
const place = { minHeight: '13rem', marginBottom: '16px' };

/** A shared link that leads in through WeChat: the landing page with a button that says why, and every other way below it. */
export default function WechatLoginScreen() {
  const exhibitionId = useVisit((visit) => visit.exhibitionId);
  return (
    <Landing
      renderForUnregistered={renderShortcuts}
      renderBetween={({ state }) =>
        exhibitionId !== undefined && (
          <div className={styles.place} style={place}>
            <Suspense fallback={null}>
              <WechatCard exhibitionId={exhibitionId} isOpen={state === 'open'} />
            </Suspense>
          </div>
        )
      }
    />
  );
}
