import { type ComponentType, type CSSProperties, lazy, Suspense } from 'react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { useDevice } from '../../../device/storage/useDevice.ts';
import { readAccent } from '../../../domain/exhibition/readAccent.ts';
import { useVisit } from '../../../flows/visit/visit.ts';
import { loadWords } from '../../../language/loadWords.ts';
import { Landing } from '../select/Landing.tsx';
import type * as Parts from './HomeParts.tsx';
import styles from './home.module.css';

/** Parts that come after the buttons work. What cannot be fetched is left out: the page works without it. */
function later<Props>(choose: (parts: typeof Parts) => ComponentType<Props>) {
  return lazy(async () => {
    try {
      const [parts] = await Promise.all([
        loadChunk(() => import('./HomeParts.tsx')),
        loadWords(['home', 'content', 'fields']),
      ]);
      return { default: choose(parts) };
    } catch {
      return { default: () => null };
    }
  });
}

const Banners = later((parts) => parts.HomeBanners);
const About = later((parts) => parts.About);
const Opening = later((parts) => parts.Opening);

export default function HomeScreen() {
  return (
    <div className={styles.look} style={useLook()}>
      <Landing
        renderAbove={(exhibition) => (
          <Suspense fallback={null}>
            <Banners exhibition={exhibition} />
          </Suspense>
        )}
        renderBetween={({ state, untilMs }, refreshNow) =>
          state === 'notYetOpen' &&
          untilMs !== undefined && (
            <div className={styles.opening}>
              <Suspense fallback={null}>
                <Opening untilMs={untilMs} onEnd={refreshNow} />
              </Suspense>
            </div>
          )
        }
        renderBelow={(exhibition) => (
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

/** The exhibition's own colour, where words in it can be read; the app's otherwise. */
function useLook(): CSSProperties | undefined {
  const id = useVisit((visit) => visit.exhibitionId);
  const row = useDevice((device) => device.exhibitionInfo) as Record<string, unknown> | undefined;
  const look = row !== undefined && row['RecordId'] === id ? readAccent(row['ThemeColor']) : undefined;
  if (look === undefined) return undefined;
  return {
    '--x-accent': look.accent,
    '--x-accent-pressed': look.pressed,
    '--x-accent-soft': look.soft,
  } as CSSProperties;
}
