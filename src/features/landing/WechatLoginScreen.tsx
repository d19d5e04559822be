import { Suspense } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import { useVisit } from '#session/visit/visit.ts';
import { Landing } from './select/Landing.tsx';
import { LandingBelow } from './select/laterParts.ts';
import styles from '#flows/landing/select.module.css';

const WechatCard = lazyPart(
  async () => (await loadChunk(() => import('#entities/wechat/WechatCard.tsx'))).WechatCard,
  ['accounts'],
);

/** A shared link that leads in through WeChat: the landing page with a button that says why, and every other way below it. */
export default function WechatLoginScreen() {
  const exhibitionId = useVisit((visit) => visit.exhibitionId);
  return (
    <Landing
      renderBetween={({ state }) =>
        exhibitionId !== undefined && (
          <div className={styles.wechat}>
            <Suspense fallback={null}>
              <WechatCard exhibitionId={exhibitionId} isOpen={state === 'open'} isAfterOthers={false} />
            </Suspense>
          </div>
        )
      }
      renderBelow={(below) => (
        <div className={styles.below}>
          <Suspense>
            <WechatCard
              exhibitionId={below.exhibition.RecordId}
              isOpen={below.channelId !== undefined}
              isAfterOthers
            />
            <LandingBelow {...below} />
          </Suspense>
        </div>
      )}
    />
  );
}
