// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadPressed, preloadPrimary } from '#app/listening/preloadPressed.ts';
import { whenAtRest } from '#device/timers/whenAtRest.ts';
import { loginScreenPath, registerPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';
import { provideScreenRoutes } from '#flows/navigation/screenRoutes.ts';

const loaded: string[] = [];
let stop = () => {};

const screenAt = (path: string): ScreenRoute => ({
  path,
  load: async () => {
    loaded.push(path);
    return { default: () => null };
  },
  namespaces: [],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
});

function press(href: string, type = 'touchstart') {
  document.body.innerHTML = `<a href="${href}"><span>next</span></a><p>text</p>`;
  document.querySelector('span')?.dispatchEvent(new Event(type, { bubbles: true }));
}

describe('a link that is pressed', () => {
  beforeEach(() => {
    loaded.length = 0;
    const paths = ['/teams/:id', '/teams/:id/ranking', registerPath.pattern, loginScreenPath.pattern];
    provideScreenRoutes(paths.map(screenAt), true);
    stop = preloadPressed(document);
  });
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
  });

  it.each(['touchstart', 'mousedown'])('begins to load its screen and no other (%s)', (type) => {
    press('/teams/1/ranking?from=list', type);
    expect(loaded).toEqual(['/teams/:id/ranking']);
  });

  it('loads the login too where it registers, as that comes first without a proven contact', () => {
    press('/register/1/2');
    expect(loaded).toEqual([registerPath.pattern, loginScreenPath.pattern]);
  });

  it('loads nothing where it leads to another host or to no screen', () => {
    press('https://example.com/teams/1');
    press('/teams/1/unknown/more');
    document.querySelector('p')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(loaded).toEqual([]);
  });

  it('loads nothing any more once it is stopped', () => {
    stop();
    press('/teams/1');
    expect(loaded).toEqual([]);
  });
});

describe('the primary action of a landing page', () => {
  const show = () => {
    document.body.innerHTML =
      '<div class="l-foot"><a class="l-mine" href="/teams/1">mine</a><a class="l-go" href="/register/1/2">go</a></div>';
  };
  const loadedFrom = (transferSize: number | undefined) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name: 'https://localhost/assets/index-abc.css', transferSize: 9, decodedBodySize: 9 },
      { name: 'https://localhost/assets/index-abc.js', transferSize, decodedBodySize: 900 },
    ] as unknown as PerformanceEntryList);

  beforeEach(() => {
    vi.useFakeTimers();
    loaded.length = 0;
    const paths = ['/teams/:id', registerPath.pattern, loginScreenPath.pattern];
    provideScreenRoutes(paths.map(screenAt), true);
    show();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('has its screens loaded once the page rests, where the app came out of the cache', async () => {
    loadedFrom(0);
    whenAtRest(() => preloadPrimary(document));
    expect(loaded).toEqual([]);
    await vi.runAllTimersAsync();
    expect(loaded).toEqual([registerPath.pattern, loginScreenPath.pattern]);
  });

  it('is loaded one time, also if it is pressed later', () => {
    loadedFrom(0);
    preloadPrimary(document);
    preloadPrimary(document);
    expect(loaded).toEqual([registerPath.pattern, loginScreenPath.pattern]);
  });

  it.each([
    ['on a first visit', 1200],
    ['in a browser that does not say', undefined],
  ])('has nothing loaded ahead %s', async (_when, transferSize) => {
    loadedFrom(transferSize);
    preloadPrimary(document);
    await vi.runAllTimersAsync();
    expect(loaded).toEqual([]);
  });
});
