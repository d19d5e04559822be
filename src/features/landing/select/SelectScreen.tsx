import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { isInsideWechat } from '../../../host/wechat/isInsideWechat.ts';
import { lazyWechat } from '../../../flows/wechat/lazyWechat.tsx';
import { Landing } from './Landing.tsx';
import { renderShortcuts } from './renderShortcuts.tsx';

const WechatQuiet = lazyWechat(
  async () => (await loadChunk(() => import('../../../flows/wechat/WechatQuiet.tsx'))).WechatQuiet,
);
const TextSize = lazy<ComponentType>(() =>
  loadChunk(() => import('./LandingTextSize.tsx')).then(
    (part) => ({ default: part.LandingTextSize }),
    () => ({ default: () => null }),
  ),
);

/** The page that a shared link opens. */
export default function SelectScreen() {
  return (
    <Landing
      renderForUnregistered={renderShortcuts}
      renderBelow={({ RecordId }, { state }) => (
        <>
          {isInsideWechat() && (
            <Suspense fallback={null}>
              <WechatQuiet exhibitionId={RecordId} isOpen={state === 'open'} />
            </Suspense>
          )}
          <Suspense fallback={null}>
            <TextSize />
          </Suspense>
        </>
      )}
    />
  );
}
