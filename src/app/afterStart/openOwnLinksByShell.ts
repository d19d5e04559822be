import { linkContext } from '#flows/navigation/linkContext.ts';

/**
 * In a mini-program links between our screens open a new web view of the shell, as organisers' links do. Programmatic
 * navigation stays in the page. `flush` saves drafts, because the next web view reads them. Returns a function that
 * stops it.
 */
export function openOwnLinksByShell(document: Document, flush: () => Promise<unknown>): () => void {
  const open = (event: MouseEvent) => {
    const { app, host } = linkContext();
    const url = isPlainTap(event) ? addressOf(event.target) : undefined;
    if (url === undefined || url.origin !== app.origin || isPlaceOnPage(url, document.URL)) return;
    if (host.openScreen === undefined) return;
    // Before the router handles it.
    event.preventDefault();
    event.stopPropagation();
    void flush().then(() => linkContext().host.openScreen?.(url.href));
  };
  document.addEventListener('click', open, true);
  return () => document.removeEventListener('click', open, true);
}

const isPlainTap = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function addressOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const isPage = link instanceof HTMLAnchorElement && !link.hasAttribute('download') && link.target === '';
  return isPage && /^https?:$/.test(link.protocol) ? new URL(link.href) : undefined;
}

function isPlaceOnPage(url: URL, shown: string): boolean {
  return url.hash !== '' && url.href.split('#')[0] === shown.split('#')[0];
}
