import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useDevice } from '#device/storage/useDevice.ts';
import { isValid } from '#entities/voucher/heldExhibitionId.ts';
import { codePath, homePath, notFoundPath } from '#domain/address/paths.ts';
import { useVouchers, voucherStore } from '#session/localStores.ts';
import { Waiting } from '#ui/page/Waiting.tsx';

/**
 * Where the icon on the home screen leads: to a valid pass, of the exhibition in use first; without one to the home of
 * that exhibition.
 */
export function StartPass() {
  const exhibitionId = useDevice((state) => state.entranceId);
  const valid = useVouchers().filter(isValid);
  const areAllKnown = useAllVouchers();
  if (valid.some((voucher) => voucher.exhibitionId === exhibitionId))
    return <Navigate replace to={codePath()} />;
  if (!areAllKnown) return <Waiting isScreen lines={6} />;
  const [other] = valid;
  if (other !== undefined) return <Navigate replace to={codePath(other.recordId)} />;
  return <Navigate replace to={exhibitionId === undefined ? notFoundPath : homePath(exhibitionId)} />;
}

/** What localStorage could not hold comes from the database a moment later. */
function useAllVouchers(): boolean {
  const [areKnown, setAreKnown] = useState(false);
  useEffect(() => {
    let isGone = false;
    const done = () => {
      if (!isGone) setAreKnown(true);
    };
    voucherStore().load().then(done, done);
    return () => {
      isGone = true;
    };
  }, []);
  return areKnown;
}
