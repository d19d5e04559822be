import type { DeviceStore } from '#device/storage/deviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import type { SafeStorage } from '#device/storage/safeStorage.ts';
import { authorizePath } from '#domain/address/paths.ts';
import type { WaitingTimes } from '#domain/time/waitingTimes.ts';
import { isQuestFinish } from '#domain/address/questFinishPath.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

export interface ForbiddenDeps {
  readonly device: DeviceStore;
  readonly session: SafeStorage;
  readonly now: () => number;
  readonly times: Pick<WaitingTimes, 'forbiddenPauseMs'>;
  readonly router: {
    readonly state: {
      readonly location: Address;
      /** Where it is going; without a location while it stays. */
      readonly navigation: { readonly location?: Address | undefined };
    };
    navigate(to: string, options: { replace: boolean }): Promise<void>;
  };
}

/**
 * What a 403 does: /authorize takes the place of the page. The screen it leads back to is noted in the tab; a redirect
 * target that is pending, as while a WeChat login is on its way, and the interaction id stay, the user's own data does
 * not. At most once per tab and minute: where everything answers 403 the page stays and says so.
 */
export function createForbiddenExit({ device, session, now, times, router }: ForbiddenDeps): () => void {
  function noteScreen({ pathname, search }: Address): void {
    // The return of a login is no screen: it counts once, and its own target is pending.
    if (isQuestFinish(pathname)) return session.remove(ownNames.forbiddenOn);
    const screen = pathname + search;
    const { redirectTo, set } = device.getState();
    const isPending = redirectTo !== undefined && redirectTo !== session.read(ownNames.forbiddenOn);
    if (!isPending) set('redirectTo', screen);
    session.write(ownNames.forbiddenOn, screen);
  }

  return () => {
    const { location, navigation } = router.state;
    const target = navigation.location ?? location;
    const lastMs = Number(session.read(ownNames.forbiddenAt) ?? NaN);
    const sinceMs = now() - lastMs;
    if (target.pathname === authorizePath || (sinceMs >= 0 && sinceMs < times.forbiddenPauseMs)) return;
    session.write(ownNames.forbiddenAt, String(now()));
    device.getState().clearUserInfo();
    noteScreen(target);
    void router.navigate(authorizePath, { replace: true });
  };
}
