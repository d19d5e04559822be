import { useEffect } from 'react';
import { services } from '../../flows/session/services.ts';
import { focusControl } from '../../ui/page/ErrorSummary.tsx';
import { fieldId } from '../../ui/fields/fieldTarget.ts';

/** Opens a form at one of its questions, where one is named. */
export function useFocusOn(key: string | undefined): void {
  useEffect(() => {
    if (key === undefined) return undefined;
    focusControl(fieldId(key));
    // Every arrival goes to the top of the page a moment later, and would leave the question out of sight.
    const again = setTimeout(() => {
      const control = document.getElementById(fieldId(key));
      if (control?.contains(document.activeElement)) focusControl(fieldId(key));
    }, services().times.scrollToTopMs + 100);
    return () => clearTimeout(again);
  }, [key]);
}
