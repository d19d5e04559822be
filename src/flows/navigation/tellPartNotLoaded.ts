import { shellMessage } from '#language/shellMessages.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { flushAll } from '#session/beforeLeaving.ts';

const reload = () => void flushAll().then(() => window.location.reload());

/**
 * Says that a part of the page did not load. Another tap tries again; engines that remember a failed file until the page is reloaded
 * need the action.
 */
export function tellPartNotLoaded(): void {
  renderToast(shellMessage('shell', 'problemLoading'), {
    action: { label: shellMessage('shell', 'reload'), act: reload },
  });
}
