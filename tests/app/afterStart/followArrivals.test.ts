import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { followArrivals } from '../../../src/app/afterStart/followArrivals.ts';

const at = (pathname: string, search = '') => ({ location: { pathname, search } });

function follow(arrive: () => Promise<void>) {
  const store = createStore(() => at('/select/a'));
  followArrivals({ state: store.getState(), subscribe: store.subscribe }, arrive);
  return (place: ReturnType<typeof at>) => store.setState(place);
}

describe('an arrival', () => {
  it('is told once for each screen, the first included, and not for what else a router says', () => {
    let arrivals = 0;
    const move = follow(async () => void (arrivals += 1));
    expect(arrivals).toBe(1);
    move(at('/select/a'));
    expect(arrivals).toBe(1);
    move(at('/login/a'));
    move(at('/login/a'));
    move(at('/login/a', '?way=mail'));
    move(at('/select/a'));
    expect(arrivals).toBe(4);
  });

  it('that fails is nobody’s trouble, and the next one is told', async () => {
    let arrivals = 0;
    const move = follow(() => {
      arrivals += 1;
      return Promise.reject(new Error('no bridge'));
    });
    move(at('/login/a'));
    await Promise.resolve();
    expect(arrivals).toBe(2);
  });
});
