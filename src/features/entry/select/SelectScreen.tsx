import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { laterWechat } from '../wechat/laterWechat.tsx';
import { Landing } from './Landing.tsx';
import { renderShortcuts } from './laterShortcuts.tsx';

const WechatQuiet = laterWechat(
  async () => (await loadChunk(() => import('../wechat/WechatQuiet.tsx'))).WechatQuiet,
);
const TextSize = lazy<ComponentType>(() =>
  loadChunk(() => import('./LandingTextSize.tsx')).then(
    (part) => ({ default: part.LandingTextSize }),
    () => ({ default: () => null }),
  ),
);
// Whether WeChat can be asked here is looked at again by the part that asks it.
const isWechat = /micromessenger/i.test(navigator.userAgent);

/** The page that a shared link opens. */
export default function SelectScreen() {
  return (
    <Landing
      renderForStranger={renderShortcuts}
      renderBelow={({ RecordId }, { state }) => (
        <>
          {isWechat && (
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
