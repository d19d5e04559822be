import { useEffect } from 'react';
import { services } from '#session/services.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';

/** Opens a form at one of its controls, where one is named. */
export function useFocusOn(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    focusControl(id);
    // Every arrival goes to the top of the page a moment later, and would leave the question out of sight.
    const again = setTimeout(() => {
      const control = document.getElementById(id);
      if (control?.contains(document.activeElement)) focusControl(id);
    }, services().times.scrollToTopMs + 100);
    return () => clearTimeout(again);
  }, [id]);
}
