import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEasyPage } from '../motion/easyPage.ts';
import { announce } from '../overlay/announce.ts';
import { Button } from '../controls/Button.tsx';
import styles from './LoadMore.module.css';

export interface LoadMoreProps {
  readonly hasMore: boolean;
  readonly loading: boolean;
  /** The last load failed: the next one waits for the button. */
  readonly failed: boolean;
  readonly onMore: () => void;
}

/** Loads this far before the end is visible. */
const margin = '0px 0px 400px 0px';

/** Whether the keyboard goes through the rows: loaded ahead of it again and again, a long list would have no end. */
function useIsWalkedByKeys(): () => boolean {
  const isByKey = useRef(false);
  useEffect(() => {
    const followKey = ({ key }: KeyboardEvent) => (isByKey.current ||= key === 'Tab');
    const followPress = () => (isByKey.current = false);
    document.addEventListener('keydown', followKey);
    document.addEventListener('touchstart', followPress, { passive: true });
    document.addEventListener('mousedown', followPress);
    return () => {
      document.removeEventListener('keydown', followKey);
      document.removeEventListener('touchstart', followPress);
      document.removeEventListener('mousedown', followPress);
    };
  }, []);
  return () => isByKey.current;
}

/** Calls `onNear` when the element comes near the window; once each time `isActive` becomes true. */
function useNearEnd(
  foot: RefObject<HTMLElement | null>,
  isActive: boolean,
  { isHeld, onNear }: { readonly isHeld: () => boolean; readonly onNear: () => void },
): void {
  const near = useEffectEvent(onNear);
  const mayNot = useEffectEvent(isHeld);
  useEffect(() => {
    const element = foot.current;
    if (!isActive || element === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting) || mayNot()) return;
        observer.disconnect();
        near();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [foot, isActive]);
}

/** The end of a list: loads the next page ahead of a finger; for a keyboard once, and then by its button; in easy mode by its button alone. */
export function LoadMore({ hasMore, loading, failed, onMore }: LoadMoreProps) {
  const { t } = useTranslation('content');
  const foot = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const wasLoading = useRef(false);
  const [hasLoaded, setLoaded] = useState(false);
  const isWalkedByKeys = useIsWalkedByKeys();

  function load() {
    setLoaded(true);
    onMore();
  }
  function press() {
    wasPressed.current = true;
    announce(t('loadingMore'));
    load();
  }
  useNearEnd(foot, hasMore && !loading && !failed, {
    isHeld: () => isEasyPage() || (hasLoaded && isWalkedByKeys()),
    onNear: load,
  });

  const sayLoaded = useEffectEvent(() => announce(t('moreLoaded')));
  useEffect(() => {
    if (wasLoading.current && !loading) {
      if (wasPressed.current && hasMore && !failed) sayLoaded();
      wasPressed.current = false;
    }
    wasLoading.current = loading;
  }, [loading, hasMore, failed]);

  return (
    <div className={styles.foot} ref={foot} data-list-end="">
      {hasMore && failed && (
        <p className={styles.text} data-announce="">
          {t('moreFailed')}
        </p>
      )}
      {hasMore ? (
        <Button kind={failed ? 'secondary' : 'quiet'} busy={loading} onClick={press}>
          {t(loading ? 'loadingMore' : failed ? 'retry' : 'loadMore')}
        </Button>
      ) : (
        // The end of a list that was complete from the start is seen.
        hasLoaded && (
          <p className={styles.text} data-announce="">
            {t('endOfList')}
          </p>
        )
      )}
    </div>
  );
}
