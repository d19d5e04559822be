import { endToastOfLastScreen } from '#ui/overlay/toastLife.ts';

interface Screens {
  readonly state: { readonly location: { readonly pathname: string } };
  subscribe(listener: (state: Screens['state']) => void): unknown;
}

export function endToasts(router: Screens): void {
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return;
    shown = pathname;
    endToastOfLastScreen();
  });
}
