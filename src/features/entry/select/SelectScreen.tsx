import { Suspense } from 'react';
import { laterWechat } from '../wechat/laterWechat.tsx';
import { Landing } from './Landing.tsx';

const WechatQuiet = laterWechat(async () => (await import('../wechat/WechatQuiet.tsx')).WechatQuiet);
// Whether WeChat can be asked here is looked at again by the part that asks it.
const isWechat = /micromessenger/i.test(navigator.userAgent);

/** The page that a shared link opens. */
export default function SelectScreen() {
  if (!isWechat) return <Landing />;
  return (
    <Landing
      renderBelow={({ RecordId }, { state }) => (
        <Suspense fallback={null}>
          <WechatQuiet exhibitionId={RecordId} isOpen={state === 'open'} />
        </Suspense>
      )}
    />
  );
}
