import { PullToRefresh as AntdPullToRefresh } from 'antd-mobile';
import {
  createContext,
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../overlay/announce.ts';
import { followReducedMotion } from '../followReducedMotion.ts';
import styles from './PullToRefresh.module.css';

export interface PullToRefreshProps {
  /** A rejection is shown and announced as a failed refresh. */
  readonly onRefresh: () => Promise<void>;
  readonly children: ReactNode;
}

type PullStatus = 'pulling' | 'canRelease' | 'refreshing' | 'complete';

const headHeightPx = 48;
const thresholdPx = 64;
/** Long enough to read the result. */
const resultMs = 800;

followReducedMotion();

const Content = createContext<ReactNode>(null);

/** Only for touch: the screen has a button that does the same. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const latest = useRef(onRefresh);
  useLayoutEffect(() => void (latest.current = onRefresh), [onRefresh]);
  return (
    <Content value={children}>
      <Pulled onRefresh={latest} />
    </Content>
  );
}

interface PulledProps {
  readonly onRefresh: RefObject<PullToRefreshProps['onRefresh']>;
}

/** Memoised, and its content comes by a context: the gesture's hooks cost more than what changes in a list. */
const Pulled = memo(function Pulled({ onRefresh }: PulledProps) {
  const { t } = useTranslation('content');
  const [hasFailed, setFailed] = useState(false);
  const texts: Readonly<Record<PullStatus, string>> = {
    pulling: t('pullToRefresh'),
    canRelease: t('releaseToRefresh'),
    refreshing: t('refreshing'),
    complete: t(hasFailed ? 'refreshFailed' : 'refreshed'),
  };

  async function refresh() {
    announce(t('refreshing'));
    const isDone = await onRefresh.current().then(
      () => true,
      () => false,
    );
    setFailed(!isDone);
    announce(t(isDone ? 'refreshed' : 'refreshFailed'));
  }

  return (
    <div className={styles.pull}>
      <AntdPullToRefresh
        onRefresh={refresh}
        headHeight={headHeightPx}
        threshold={thresholdPx}
        completeDelay={resultMs}
        // The head is always in the document; its text is announced instead.
        renderText={(status) => (
          <span className={styles.text} aria-hidden="true">
            {texts[status]}
          </span>
        )}
      >
        {content}
      </AntdPullToRefresh>
    </div>
  );
});

function PulledContent() {
  return useContext(Content);
}

/** One element for ever, which antd's component takes for unchanged. */
const content = <PulledContent />;
