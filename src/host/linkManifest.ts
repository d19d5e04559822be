/**
 * Lets the browser put the app on the home screen. Not where such an app has a separate storage, as on iPhones: a pass
 * would be missing there, while a bookmark of the page shows it. Linked after the start: the first page does not wait for it.
 */
export function linkManifest(page: Document, browser: Navigator = navigator): void {
  if ('standalone' in browser) return;
  const link = page.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  page.head.appendChild(link);
}
