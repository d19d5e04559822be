import { Suspense } from 'react';
import { isInsideWechat } from '#host/wechat/isInsideWechat.ts';
import { Landing } from './Landing.tsx';
import { LandingBelow } from './laterParts.ts';
import { renderWechat } from './renderWechat.tsx';
import styles from '#flows/landing/select.module.css';

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
