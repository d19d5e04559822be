import { wantsNoMotion } from '#ui/media/wantsNoMotion.ts';
import './growPictures.module.css';

/** How long, at most, the old page is shown while the new one is drawn. */
const heldMs = 300;

const viewName = 'view-transition-name';

/** Not from `ui/controls`: the entry would grow by what it passes on. */
const isPlainTap = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Where a name of a picture stands: `data-shares` on the link that leads on, `data-shared` on what has the name. */
const placesOf = (page: Document, name: string) =>
  Array.from(page.querySelectorAll<HTMLElement>(`[data-shared="${name}"]`));

/** Once `picture` has left the page, or after a while. */
function untilGone(picture: Element): Promise<void> {
  return new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (!picture.isConnected) end();
    });
    const timer = setTimeout(end, heldMs);
    function end() {
      clearTimeout(timer);
      watch.disconnect();
      done();
    }
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

/** A name stands once in a page, or the engine shows nothing. */
function nameOnly(page: Document, picture: HTMLElement, name: string): void {
  for (const other of placesOf(page, name)) other.style.setProperty(viewName, 'none');
  picture.dataset['shared'] = name;
  picture.style.setProperty(viewName, name);
}

/** While the page is awaited, the grey box in its place shows the picture, which the phone has already. */
function showMeanwhile(page: Document, name: string, address: string): void {
  const [place] = placesOf(page, name);
  if (place?.childElementCount !== 0 || address === '') return;
  place.style.backgroundImage = `url(${JSON.stringify(address)})`;
  place.style.backgroundPosition = 'center';
  place.style.backgroundSize = 'cover';
}

/**
 * Where a link says which picture it shares with the page behind it, the one grows into the other: in engines that can show it, and
 * unless less motion is asked for. Returns a function that stops it.
 */
export function growPictures(page: Document): () => void {
  let isGoingOn = false;
  const goOn = (link: HTMLAnchorElement) => {
    isGoingOn = true;
    // A row that has been drawn again in between cannot be tapped.
    if (link.isConnected) link.click();
    else page.location.assign(link.href);
    isGoingOn = false;
  };
  const onTap = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-shares]') : null;
    const picture = link?.querySelector('img');
    const name = link?.dataset['shares'] ?? '';
    if (isGoingOn || event.defaultPrevented || !isPlainTap(event) || link == null || picture == null) return;
    if (!('startViewTransition' in page) || wantsNoMotion()) return;
    event.preventDefault();
    event.stopPropagation();
    nameOnly(page, picture, name);
    const { ready, finished } = page.startViewTransition(async () => {
      goOn(link);
      await untilGone(picture);
      if (!picture.isConnected) showMeanwhile(page, name, picture.currentSrc);
    });
    // The engine leaves it out in a page that is hidden, or where the next one begins meanwhile.
    ready.catch(() => {});
    finished.catch(() => {});
  };
  page.addEventListener('click', onTap, true);
  return () => page.removeEventListener('click', onTap, true);
}
