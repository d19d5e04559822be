import type { DeviceStore } from '../device/deviceStore.ts';
import { ownNames } from '../device/keys.ts';
import type { SafeStorage } from '../device/safeStorage.ts';
import { authorizePath } from '../domain/paths.ts';
import type { WaitingTimes } from '../domain/waitingTimes.ts';

export interface ForbiddenSurroundings {
  readonly device: DeviceStore;
  readonly session: SafeStorage;
  readonly now: () => number;
  readonly times: Pick<WaitingTimes, 'forbiddenPauseMs'>;
  readonly router: {
    readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
    navigate(to: string, options: { replace: boolean }): Promise<void>;
  };
}

/**
 * What a 403 does: the interaction id and the way back are kept, the user's own data is not, and /authorize takes the
 * place of the page. At most once per tab and minute: where everything answers 403 the page stays and says so.
 */
export function createForbiddenExit({
  device,
  session,
  now,
  times,
  router,
}: ForbiddenSurroundings): () => void {
  return () => {
    const { pathname, search } = router.state.location;
    const lastMs = Number(session.read(ownNames.forbiddenAt) ?? NaN);
    const sinceMs = now() - lastMs;
    if (pathname === authorizePath || (sinceMs >= 0 && sinceMs < times.forbiddenPauseMs)) return;
    session.write(ownNames.forbiddenAt, String(now()));
    device.getState().clearUserInfo();
    device.getState().set('redirectTo', pathname + search);
    void router.navigate(authorizePath, { replace: true });
  };
}
