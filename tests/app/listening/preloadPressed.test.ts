// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadPressed } from '../../../src/app/listening/preloadPressed.ts';
import { loginScreenPath, registerPath } from '../../../src/domain/address/paths.ts';
import type { ScreenRoute } from '../../../src/flows/navigation/screenRoute.ts';
import { provideScreenRoutes } from '../../../src/flows/navigation/screenRoutes.ts';

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
