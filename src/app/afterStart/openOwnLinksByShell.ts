import { linkSurroundings } from '../../flows/linkSurroundings.ts';

/**
 * In a mini-program every link between our own screens opens as another web view of the shell, as organisers' links do.
 * What a screen does without a link, such as going on after a send, stays within the page. `flush` writes what was typed:
 * the next web view reads it from the phone. Answers how to stop.
 */
export function openOwnLinksByShell(document: Document, flush: () => Promise<unknown>): () => void {
  const open = (event: MouseEvent) => {
    const { app, host } = linkSurroundings();
    const url = isPlainTap(event) ? addressOf(event.target) : undefined;
    if (url === undefined || url.origin !== app.origin || isPlaceOnPage(url, document.URL)) return;
    if (host.openScreen === undefined) return;
    // Before the router hears of it.
    event.preventDefault();
    event.stopPropagation();
    void flush().then(() => linkSurroundings().host.openScreen?.(url.href));
  };
  document.addEventListener('click', open, true);
  return () => document.removeEventListener('click', open, true);
}

const isPlainTap = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Where a tap on this leads; undefined where it is no link to another page. */
function addressOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const isPage = link instanceof HTMLAnchorElement && !link.hasAttribute('download') && link.target === '';
  return isPage && /^https?:$/.test(link.protocol) ? new URL(link.href) : undefined;
}

function isPlaceOnPage(url: URL, shown: string): boolean {
  return url.hash !== '' && url.href.split('#')[0] === shown.split('#')[0];
}
