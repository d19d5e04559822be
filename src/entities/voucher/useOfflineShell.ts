import { useEffect, useState } from 'react';
import { findRunningBuild } from '#device/build/findRunningBuild.ts';
import { savesData } from '#ui/player/savesData.ts';
import { keepLaterScreens, keepShellOffline, type OfflineShell } from '#device/build/offlineShell.ts';

/** By then the screen that the visitor came for has what it needs. */
const laterScreensMs = 2_500;

let keeping: Promise<OfflineShell> | undefined;
let keepingScreens: Promise<OfflineShell> | undefined;

/**
 * From the first voucher on, this phone keeps the screens that show it, and some time later the others that open offline. Once per
 * page; never rejects.
 */
export function keepCodesOffline(): Promise<OfflineShell> {
  keeping ??= startKeeping();
  return keeping;
}

const findServiceWorker = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

async function startKeeping(): Promise<OfflineShell> {
  const shell = await keepShellOffline({ serviceWorker: findServiceWorker(), build: findRunningBuild() });
  // On a line that is paid for by the byte, they are kept once a screen asks for them.
  if (shell === 'ready' && !savesData()) setTimeout(() => void keepScreensOffline(), laterScreensMs);
  return shell;
}

/** The others as well, without a wait. Still `preparing` where the line broke: another page goes on. */
function keepScreensOffline(): Promise<OfflineShell> {
  keepingScreens ??= keepCodesOffline().then(async (shell) => {
    const serviceWorker = findServiceWorker();
    if (shell !== 'ready' || serviceWorker === undefined) return shell;
    return (await keepLaterScreens(serviceWorker)) ? 'ready' : 'preparing';
  });
  return keepingScreens;
}

/** Whether a code opens here without a network; asks for it to be made possible where there is a code. */
export const useOfflineShell = (hasVoucher: boolean): OfflineShell =>
  useKept(hasVoucher ? keepCodesOffline : undefined);

/** The same for every screen that opens offline. */
export const useOfflineScreens = (): OfflineShell => useKept(keepScreensOffline);

function useKept(keep: (() => Promise<OfflineShell>) | undefined): OfflineShell {
  const [shell, setShell] = useState<OfflineShell>('preparing');

  useEffect(() => {
    if (keep === undefined) return undefined;
    let isCurrent = true;
    void keep().then((state) => {
      if (isCurrent) setShell(state);
    });
    return () => {
      isCurrent = false;
    };
  }, [keep]);

  return shell;
}
