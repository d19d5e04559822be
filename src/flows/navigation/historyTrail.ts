import { appSession } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { planLeaving } from '#domain/review/planLeaving.ts';
import { interceptPops } from '#ui/overlay/interceptPops.ts';
import { services } from '#session/services.ts';

interface TrailState {
  readonly historyAction: string;
  readonly location: { readonly pathname: string };
  readonly navigation: { readonly state: string };
}

interface TrailRouter {
  readonly state: TrailState;
  subscribe(listener: (state: TrailState) => void): unknown;
}

/** The router numbers the history entries of one document, and the browser keeps the number over a reload. */
function currentIndex(): number {
  const index: unknown = (window.history.state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : 0;
}

function readTrail(): readonly unknown[] {
  try {
    const trail: unknown = JSON.parse(appSession().read(ownNames.historyTrail) ?? '[]');
    return Array.isArray(trail) ? trail : [];
  } catch {
    return [];
  }
}

function note(path: string, isNewest: boolean): void {
  const index = currentIndex();
  const trail = readTrail();
  const after = isNewest ? [] : trail.slice(index + 1);
  // Of an entry that was never noted nothing is known; JSON keeps its place.
  const before = Array.from({ length: index }, (_, at) => trail[at] ?? null);
  appSession().write(ownNames.historyTrail, JSON.stringify([...before, path, ...after]));
}

/** Whether the history entry before this one is a page of the app, also after a reload. */
export function hasPreviousPage(): boolean {
  return typeof readTrail()[currentIndex() - 1] === 'string';
}

/** Notes the path of each history entry, without its query. */
export function followTrail(router: TrailRouter): void {
  const look = ({ historyAction, location, navigation }: TrailState) => {
    if (navigation.state === 'idle') note(location.pathname, historyAction === 'PUSH');
  };
  router.subscribe(look);
  look(router.state);
}

/** Goes back without opening the screen that is there; false when the browser did not go. */
async function stepBack(entries: number): Promise<boolean> {
  const hasGone = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), services().times.historyMs);
    interceptPops(() => {
      clearTimeout(timer);
      resolve(true);
    });
    window.history.go(-entries);
  });
  interceptPops(undefined);
  return hasGone;
}

/** From a form that is stored to what follows: Back then leads to the page before the form, else to the landing page. */
export async function leaveForm(
  target: string,
  landing: string,
  navigate: (path: string, options: { replace: boolean }) => unknown,
): Promise<void> {
  const { back, needsLanding, put } = planLeaving(readTrail(), currentIndex(), target);
  if (back > 0 && !(await stepBack(back))) return void (await navigate(target, { replace: true }));
  if (needsLanding) {
    window.history.replaceState({ ...window.history.state, usr: null, key: 'landing' }, '', landing);
    note(landing, true);
  }
  await navigate(target, { replace: put === 'replace' });
}
