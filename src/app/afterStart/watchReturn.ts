/**
 * The back/forward cache may show a whole page again. It stays hidden until `identity`, from the stored values, is
 * unchanged; otherwise the page reloads.
 */
export function watchReturn(identity: () => string, reload: () => void): () => void {
  let leftBy: string | undefined;
  const root = document.documentElement;

  const onHide = (event: PageTransitionEvent) => {
    leftBy = identity();
    if (event.persisted) root.style.visibility = 'hidden';
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && leftBy !== undefined && leftBy !== identity()) reload();
    else root.style.visibility = '';
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}
