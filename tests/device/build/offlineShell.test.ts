import { describe, expect, it } from 'vitest';
import { keepLaterScreens, keepShellOffline } from '#device/build/offlineShell.ts';

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

  it('stay cached by our own active worker', async () => {
    const { container, activate } = openContainer({ present: '/sw.js' });
    activate();
    expect(await keepShellOffline({ serviceWorker: container, build: 'b1' })).toBe('ready');
  });

  it('do not replace the worker of a demonstration', async () => {
    const { container, registered } = openContainer({ present: '/demo-sw-x.js' });
    expect(await keepShellOffline({ serviceWorker: container, build: 'b1' })).toBe('impossible');
    expect(registered).toEqual([]);
  });

  it('cannot be cached where there is no service worker, or in development', async () => {
    const { container, registered } = openContainer();
    expect(await keepShellOffline({ serviceWorker: undefined, build: 'b1' })).toBe('impossible');
    expect(await keepShellOffline({ serviceWorker: container, build: undefined })).toBe('impossible');
    expect(registered).toEqual([]);
  });

  it('cannot be cached where the browser refuses, which is not an error', async () => {
    const { container } = openContainer({
      register: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    });
    expect(await keepShellOffline({ serviceWorker: container, build: 'b1' })).toBe('impossible');
  });
});

it.each([true, false])(
  'the active worker caches the other screens, and says whether it has all: %s',
  async (hasAll) => {
    const messages: unknown[] = [];
    const active = {
      postMessage(message: unknown, [port]: readonly MessagePort[]) {
        messages.push(message);
        port?.postMessage(hasAll);
      },
    };
    const ready = Promise.resolve({ active }) as unknown as Promise<ServiceWorkerRegistration>;
    expect(await keepLaterScreens({ ready })).toBe(hasAll);
    expect(messages).toEqual(['keep-later']);
  },
);
