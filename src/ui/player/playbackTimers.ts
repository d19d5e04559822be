import { useEffect, useEffectEvent } from 'react';

/** A stream of which nothing has come for so long is opened again. */
const stalledMs = 20_000;

/** A network that comes back ends the wait. */
export function useRetry(delayMs: number | undefined, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (delayMs === undefined) return undefined;
    const again = () => retry();
    const timer = setInterval(again, delayMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [delayMs]);
}

export function useStall(isWaiting: boolean, onStall: () => void): void {
  const stall = useEffectEvent(onStall);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => stall(), stalledMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}

export interface NetworkLoss {
  readonly isWaiting: boolean;
  readonly onLost: () => void;
  readonly isLost: boolean;
  readonly onBack: () => void;
}

/** Without a network nothing is waited for in vain: it says so, and goes on when there is one. */
export function useNetworkLoss({ isWaiting, isLost, onLost, onBack }: NetworkLoss): void {
  const lose = useEffectEvent(onLost);
  const comeBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onOffline = () => lose();
    if (!navigator.onLine) onOffline();
    window.addEventListener('offline', onOffline);
    return () => window.removeEventListener('offline', onOffline);
  }, [isWaiting]);
  useEffect(() => {
    if (!isLost) return undefined;
    const onOnline = () => comeBack();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isLost]);
}
