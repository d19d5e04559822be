/** Screens on which a registration is filled in. Nothing leads back to them once it is stored. */
const formScreens = ['login', 'password', 'register', 'upload', 'information', 'group'];

const screenOf = (path: string) => path.split('/')[1] ?? '';
const pathnameOf = (path: string) => path.split('?')[0] ?? '';

export interface LeavingPlan {
  /** How many history entries to go back first. */
  readonly back: number;
  /** The entry arrived at then becomes the landing page. */
  readonly needsLanding: boolean;
  readonly put: 'push' | 'replace';
}

/**
 * How a finished form is left so that Back leads to the page before the form. `trail` holds the path of each history entry of this
 * tab, as far as it is known; the entry at `index` is the open one.
 */
export function planLeaving(trail: readonly unknown[], index: number, target: string): LeavingPlan {
  const pathAt = (at: number) => {
    const path = at < 0 ? undefined : trail[at];
    return typeof path === 'string' ? path : undefined;
  };
  let before = index - 1;
  while (formScreens.indexOf(screenOf(pathAt(before) ?? '')) >= 0) before -= 1;
  const path = pathAt(before);
  if (path === undefined) return { back: index - before - 1, needsLanding: true, put: 'push' };
  const isTarget = pathnameOf(path) === pathnameOf(target);
  return { back: index - before, needsLanding: false, put: isTarget ? 'replace' : 'push' };
}
