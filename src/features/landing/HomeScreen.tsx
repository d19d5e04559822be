import { type ComponentType, Suspense } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import { Landing } from './select/Landing.tsx';
import type * as Parts from './HomeParts.tsx';
import styles from './home.module.css';

const later = <Props extends object>(choose: (parts: typeof Parts) => ComponentType<Props>) =>
  lazyPart(() => loadChunk(() => import('./HomeParts.tsx')).then(choose), ['home', 'content', 'fields']);

const Banners = later((parts) => parts.HomeBanners);
const About = later((parts) => parts.About);

export default function HomeScreen() {
  return (
    <div className={styles.look}>
      <Landing
        renderAbove={(exhibition) => (
          <Suspense fallback={null}>
            <Banners exhibition={exhibition} />
          </Suspense>
        )}
        hasTabs
        renderBelow={({ exhibition }) => (
          <div className={styles.below}>
            <Suspense fallback={null}>
              <About exhibition={exhibition} />
            </Suspense>
          </div>
        )}
      />
    </div>
  );
}
