import { describe, expect, it } from 'vitest';
import { chainToFoot, screensOf } from './footBars.ts';
import { readSources } from './sources.ts';

const sources = readSources(['src']);
const screens = screensOf(sources);

describe('a bar at the foot of a screen', () => {
  it('is found in the screens of the routes', () => {
    expect(screens.length).toBeGreaterThan(100);
    expect(screens.filter(({ screen }) => sources[screen] === undefined)).toEqual([]);
    const cart = screens.find(({ path }) => path === 'cartPath');
    expect(chainToFoot(sources, cart?.screen ?? '')).toContain('SumFoot.tsx');
  });

  it('never stands on a page with tabs', () => {
    const withTabs = screens.filter(({ page }) => page !== 'action' && page !== 'flow');
    const chains = withTabs.map(({ screen }) => chainToFoot(sources, screen));
    expect(chains.filter((chain) => chain !== undefined)).toEqual([]);
  });
});
