import { Suspense, useEffect } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { holdsAnyPass } from '#device/storage/appDeviceStore.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { loginPath, registerPath, selectPath, checkInPath } from '#domain/address/paths.ts';
import type { PlaceAddress } from '../useCheckInStatuses.ts';
import { visitorIn } from '#session/acting/visitorIn.ts';
import { useVisit } from '#session/visit/visit.ts';
import { saveReturnTo } from '#flows/navigation/returnTo.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { isInsideWechat } from '#host/wechat/isInsideWechat.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import checkInStyles from './checkIn.module.css';
import selectStyles from '#flows/landing/select.module.css';

const WechatQuiet = lazyPart(
  async () => (await loadChunk(() => import('#entities/wechat/WechatQuiet.tsx'))).WechatQuiet,
  ['accounts'],
);

/** For a phone without a registration here: log in or register, then return to this place. */
export function RegistrationRequired({ address }: { readonly address: PlaceAddress }) {
  const { t } = useCheckInWords();
  const { exhibitionId, placeId } = address;
  const channelId = useVisit(({ channel }) =>
    channel.kind === 'found' ? channel.value.RecordId : undefined,
  );
  const hasTabs = useDevice((state) => visitorIn(state) !== undefined || holdsAnyPass());
  const here = checkInPath(exhibitionId, placeId);
  useEffect(() => saveReturnTo(exhibitionId, here), [exhibitionId, here]);

  return (
    <section className={checkInStyles.required} aria-labelledby="check-in-required">
      <h2 className={checkInStyles.requiredTitle} id="check-in-required">
        {t('registrationRequiredTitle')}
      </h2>
      <p className={checkInStyles.placeText}>{t('registrationRequiredText')}</p>
      <p className={checkInStyles.placeText}>
        {t('notRegistered')}{' '}
        <AppLink
          className={checkInStyles.register}
          to={channelId === undefined ? selectPath(exhibitionId) : registerPath(exhibitionId, channelId)}
        >
          {t('register')}
        </AppLink>
      </p>
      {isInsideWechat() && (
        <Suspense fallback={null}>
          <WechatQuiet exhibitionId={exhibitionId} isOpen={false} target={here} />
        </Suspense>
      )}
      <div className={hasTabs ? 'l-foot l-foot--tabs' : 'l-foot'}>
        <AppLink
          className={`${selectStyles.action} ${checkInStyles.tap}`}
          to={loginPath(exhibitionId, channelId)}
        >
          {t('login')}
        </AppLink>
      </div>
    </section>
  );
}
