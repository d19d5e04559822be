import { type ComponentType, type CSSProperties, Suspense, useState } from 'react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { lazyPart } from '../../../flows/landing/lazyPart.ts';
import { Landing } from '../select/Landing.tsx';
import type * as Parts from './HomeParts.tsx';
import styles from './home.module.css';

const later = <Props,>(choose: (parts: typeof Parts) => ComponentType<Props>) =>
  lazyPart(() => loadChunk(() => import('./HomeParts.tsx')).then(choose), ['home', 'content', 'fields']);

const Banners = later((parts) => parts.HomeBanners);
const About = later((parts) => parts.About);
const Look = later((parts) => parts.Look);

export default function HomeScreen() {
  const [look, setLook] = useState<CSSProperties>();
  return (
    <div className={styles.look} style={look}>
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
              <Look onLook={setLook} />
            </Suspense>
          </div>
        )}
      />
    </div>
  );
}
