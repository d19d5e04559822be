import { appSession, appStorage, browserDatabases } from '#device/storage/appDeviceStore.ts';
import { localStorageLasts } from '#device/storage/localStorageLasts.ts';
import { findRunningBuild } from '#device/build/findRunningBuild.ts';
import { detectHost, hostSigns } from '#host/detectHost.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { recentProblems } from '#session/logProblem.ts';
import { currentHost } from '#flows/host/currentHost.ts';
import { services } from '#session/services.ts';
import { localStores } from '#session/localStores.ts';
import { configuredSpecial, currentTraits } from '#flows/host/currentTraits.ts';
import { languageStore } from '#language/shellMessages.ts';
import { defaultTraits, type Traits } from '#tenants/traits.ts';

/** Names are for developers and not translated. */
export type Fact = readonly [name: string, value: string];

const there = (is: boolean) => (is ? 'yes' : 'no');

/** Name and major version; a whole user agent may identify a person. */
function guessEngine(userAgent: string): string {
  const [engine = 'unknown'] =
    /(Chrome|CriOS|Firefox)\/\d+/.exec(userAgent) ?? /OS \d+[_\d]*/.exec(userAgent) ?? [];
  return engine;
}

/** Pending submissions by state: `checking 1, sending 2`. */
function countByState(states: readonly unknown[]): string {
  const counts = new Map<string, number>();
  for (const state of states) {
    const at = (state as { at?: unknown } | null | undefined)?.at;
    const name = typeof at === 'string' ? at : 'unreadable';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Array.from(counts, ([name, count]) => `${name} ${count}`).join(', ') || '0';
}

async function workerState(): Promise<string> {
  if (!('serviceWorker' in navigator)) return 'missing';
  const registration = await navigator.serviceWorker.getRegistration();
  return registration === undefined ? 'none' : (registration.active?.state ?? 'preparing');
}

const shorten = (id = '') => (id === '' ? 'none' : `${id.slice(0, 4)}…${id.slice(-4)}`);

/** Milliseconds since the navigation started; missing values are left out. */
function timings(): Fact[] {
  const entries = performance.getEntriesByType?.bind(performance);
  const [visit] = (entries?.('navigation') ?? []) as PerformanceNavigationTiming[];
  const painted = entries?.('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime;
  const facts: readonly (readonly [string, number | undefined])[] = [
    ['answered after ms', visit?.responseStart],
    ['painted after ms', painted],
    ['loaded after ms', visit?.loadEventEnd],
  ];
  return facts
    .filter(([, ms]) => ms !== undefined && ms > 0)
    .map(([name, ms]) => [name, String(Math.round(ms ?? 0))]);
}

/** With a timeout: the host may not be known yet, or not answer. */
async function hostFacts(): Promise<readonly Fact[]> {
  const silent: readonly Fact[] = [['SDK', 'no answer yet']];
  const late = new Promise<readonly Fact[]>((answer) => setTimeout(answer, 1_500, silent));
  const test = currentHost().then(async ({ selfTest }) => {
    if (selfTest === undefined) return [];
    const environment = '__wxjs_environment' in window ? String(window.__wxjs_environment) : 'none';
    return [...(await selfTest()), ['SDK environment', environment] as const];
  });
  return Promise.race([test.catch(() => silent), late]);
}

function describe(traits: Traits): string {
  const names = Object.keys(traits) as (keyof Traits)[];
  const different = names.filter((name) => String(traits[name]) !== String(defaultTraits[name]));
  return different.map((name) => `${name} ${String(traits[name])}`).join(', ') || 'defaults';
}

/** Contains no name, number, id, token or address of a person. */
export async function collectFacts(): Promise<Fact[]> {
  const { device, now } = services();
  const { outbox, drafts, vouchers } = await localStores();
  const problems = recentProblems().map(
    ({ atMs, text }): Fact => [`API ${formatVenueTime(atMs, 'HH:mm:ss')}`, text],
  );
  return [
    ['build', findRunningBuild() ?? 'development'],
    ['time', formatVenueTime(now(), 'yyyy-MM-dd HH:mm:ss')],
    ['screen', `/${window.location.pathname.split('/')[1] ?? ''}`],
    ['language', languageStore.getState().language],
    ['host', detectHost(hostSigns())],
    ['from_miniprogram', there(device.getState().fromMiniProgram !== undefined)],
    ['exhibition', shorten(device.getState().entranceId)],
    ['channel', shorten(device.getState().channelId)],
    ...(await hostFacts()),
    ['special', configuredSpecial() ?? 'none'],
    ['traits', describe(currentTraits())],
    ['engine', guessEngine(hostSigns().userAgent)],
    ['viewport', `${window.innerWidth} x ${window.innerHeight} @${window.devicePixelRatio}`],
    ...timings(),
    ['online', there(navigator.onLine)],
    ['secure', there(window.isSecureContext)],
    ['localStorage lasts', there(localStorageLasts())],
    ['values last', there(appStorage().isLasting())],
    ['sessionStorage lasts', there(appSession().isLasting())],
    ['indexedDB', there(browserDatabases() !== undefined)],
    ['encryption', there('crypto' in window && 'subtle' in window.crypto)],
    ['locks', there('locks' in navigator)],
    ['service worker', await workerState().catch(() => 'refused')],
    ['outbox', countByState((await outbox.list()).map(({ state }) => state))],
    ['drafts', String((await drafts.list()).length)],
    ['vouchers', String(vouchers.list().length)],
    ...(problems.length === 0 ? [['API', 'no trouble'] as const] : problems),
  ];
}
