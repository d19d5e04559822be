import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { endToasts } from '#app/afterStart/endToasts.ts';
import { beginToast } from '#ui/overlay/toastLife.ts';

const at = (pathname: string, search = '') => ({ location: { pathname, search } });

function follow() {
  const store = createStore(() => at('/login/a'));
  endToasts({ state: store.getState(), subscribe: store.subscribe });
  return (pathname: string, search?: string) => store.setState(at(pathname, search));
}

function draw(outlivesNavigation = false) {
  const toast = { isDrawn: true };
  beginToast({ outlivesNavigation, hide: () => void (toast.isDrawn = false) });
  return { toast };
}

describe('a toast', { tags: ['toast-time'] }, () => {
  it('ends with the next screen, and not with another query of the same one', () => {
    const go = follow();
    const { toast } = draw();
    go('/login/a', '?way=mail');
    expect(toast.isDrawn).toBe(true);
    go('/register/a');
    expect(toast.isDrawn).toBe(false);
  });

  it('that explains a navigation outlives only that one', () => {
    const go = follow();
    const { toast } = draw(true);
    go('/code');
    expect(toast.isDrawn).toBe(true);
    go('/list');
    expect(toast.isDrawn).toBe(false);
  });

  it('ends with the next one', () => {
    const { toast: first } = draw(true);
    const { toast: second } = draw();
    expect([first.isDrawn, second.isDrawn]).toEqual([false, true]);
  });
});
