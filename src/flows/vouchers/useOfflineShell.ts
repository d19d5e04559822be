import { useEffect, useState } from 'react';
import { findRunningBuild } from '../../device/build/findRunningBuild.ts';
import { keepShellOffline, type OfflineShell } from '../../device/build/offlineShell.ts';

let keeping: Promise<OfflineShell> | undefined;

/** From the first voucher on, this phone keeps the screens that show it. Once per page; never rejects. */
export function keepCodesOffline(): Promise<OfflineShell> {
  keeping ??= keepShellOffline({
    serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    build: findRunningBuild(),
  });
  return keeping;
}

/** Whether a code opens here without a network; asks for it to be made possible where there is a code. */
export function useOfflineShell(hasVoucher: boolean): OfflineShell {
  const [shell, setShell] = useState<OfflineShell>('preparing');

  useEffect(() => {
    if (!hasVoucher) return undefined;
    let isCurrent = true;
    void keepCodesOffline().then((state) => {
      if (isCurrent) setShell(state);
    });
    return () => {
      isCurrent = false;
    };
  }, [hasVoucher]);

  return shell;
}
