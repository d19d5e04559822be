export type DemoAnswer =
  | 'sandbox'
  /** The demo's root shows the index of stories. */
  | 'stories'
  /** A screen's address without a file: answered with the app's page. */
  | 'app'
  /** A file, or another host. */
  | 'network';

/** @param origin the demo's own */
export function chooseDemoAnswer(request: Pick<Request, 'url' | 'mode'>, origin: string): DemoAnswer {
  const url = new URL(request.url);
  if (url.origin !== origin) return 'network';
  if (url.pathname === '/sandbox' || /^\/(v2|oauth|cos|sandbox)\//.test(url.pathname)) return 'sandbox';
  if (request.mode !== 'navigate') return 'network';
  return url.pathname === '/' || url.pathname === '/index.html' ? 'stories' : 'app';
}
