import { describe, expect, it } from 'vitest';
import { keepShellOffline } from '../../src/device/offlineShell.ts';

type Container = NonNullable<Parameters<typeof keepShellOffline>[0]['serviceWorker']>;

/** A browser's service workers; `present` is the one that is active already. */
function openContainer({ present, register }: { present?: string; register?: () => Promise<never> } = {}) {
  const registered: unknown[] = [];
  let activate = () => {};
  const ready = new Promise<void>((resolve) => (activate = resolve));
  const container = {
    getRegistration: async () =>
      present === undefined ? undefined : { active: { scriptURL: `https://expo.test${present}` } },
    register: async (...call: unknown[]) => {
      registered.push(call);
      await register?.();
    },
    ready,
  } as unknown as Container;
  return { container, registered, activate: () => activate() };
}

describe('the screens of a code', () => {
  it('are ready once the worker is active, and not before', async () => {
    const { container, registered, activate } = openContainer();
    let state = 'preparing';
    const keeping = keepShellOffline({ serviceWorker: container, build: 'b1' }).then((end) => (state = end));
    await new Promise((done) => setTimeout(done, 0));
    expect([registered, state]).toEqual([[['/sw.js', { updateViaCache: 'none' }]], 'preparing']);
    activate();
    expect(await keeping).toBe('ready');
  });

  it('are kept on by our own worker that is there already', async () => {
    const { container, activate } = openContainer({ present: '/sw.js' });
    activate();
    expect(await keepShellOffline({ serviceWorker: container, build: 'b1' })).toBe('ready');
  });

  it('leave the worker of a demonstration alone', async () => {
    const { container, registered } = openContainer({ present: '/demo-sw-x.js' });
    expect(await keepShellOffline({ serviceWorker: container, build: 'b1' })).toBe('impossible');
    expect(registered).toEqual([]);
  });

  it('cannot be kept where there is no service worker, or nothing was built', async () => {
    const { container, registered } = openContainer();
    expect(await keepShellOffline({ serviceWorker: undefined, build: 'b1' })).toBe('impossible');
    expect(await keepShellOffline({ serviceWorker: container, build: undefined })).toBe('impossible');
    expect(registered).toEqual([]);
  });

  it('cannot be kept where the browser refuses, which is no error', async () => {
    const { container } = openContainer({
      register: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    });
    expect(await keepShellOffline({ serviceWorker: container, build: 'b1' })).toBe('impossible');
  });
});
