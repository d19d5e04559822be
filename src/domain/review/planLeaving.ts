/** Once the registration is stored, Back must skip these screens. */
const formScreens = ['login', 'password', 'register', 'upload', 'information', 'group'];

const screenOf = (path: string) => path.split('/')[1] ?? '';
const pathnameOf = (path: string) => path.split('?')[0] ?? '';

export interface LeavingPlan {
  readonly back: number;
  readonly needsLanding: boolean;
  readonly put: 'push' | 'replace';
}

/**
 * How to leave a finished form so that Back leads to the page before it. `trail` holds the known paths of this tab's
 * history; `index` is the current entry.
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
