/**
 * A browser may keep a whole page and show it again on the way back. It stays hidden until it is sure that this is
 * still the same person's phone; where it is not, the page loads anew. `identity` tells whose phone it is,
 * from what is stored now.
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
