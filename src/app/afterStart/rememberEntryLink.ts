import type { DeviceStore } from '#device/storage/deviceStore.ts';

interface Screens {
  readonly state: { readonly location: { readonly pathname: string } };
  subscribe(listener: (state: Screens['state']) => void): unknown;
}

export interface EntryLinkDeps {
  readonly device: DeviceStore;
  readonly entryUrl: string;
  readonly router: Screens;
}

/**
 * Stores the /wechat_login link the visitor arrived by, until a page starts at /select; shared links depend on it.
 * Pages that start elsewhere change nothing: a reload, a return from a login, a page of a mini-program.
 */
export function rememberEntryLink({ device, entryUrl, router }: EntryLinkDeps): void {
  const { set } = device.getState();
  const note = (pathname: string) => {
    if (pathname.indexOf('/wechat_login/') === 0 && device.getState().fromWechatLink !== pathname)
      set('fromWechatLink', pathname);
  };
  const { pathname } = new URL(entryUrl);
  if (/^\/select(?:\/|$)/.test(pathname)) set('fromWechatLink', undefined);
  note(pathname);
  note(router.state.location.pathname);
  router.subscribe(({ location }) => note(location.pathname));
}
