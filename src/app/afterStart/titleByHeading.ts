interface Screens {
  readonly state: { readonly matches: readonly { readonly route: { readonly handle?: unknown } }[] };
}

const hasTitle = ({ state: { matches } }: Screens) => {
  const handle = matches[matches.length - 1]?.route.handle as { title?: unknown } | undefined;
  return handle?.title !== undefined;
};

/**
 * Prefixes the document title with the screen's heading, where the route has no title; otherwise such screens would
 * all have the exhibition's name. The title changes with exhibition and language, so both are observed. Returns a
 * function that stops it.
 */
export function titleByHeading(router: Screens, page: Document): () => void {
  const title = page.querySelector('title');
  if (title === null) return () => {};
  let ofFrame = page.title;
  let written = '';
  const write = () => {
    if (page.title !== written) ofFrame = page.title;
    const heading = (page.querySelector('main h1')?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const isPlain = heading === '' || heading === ofFrame || hasTitle(router);
    written = isPlain ? ofFrame : `${heading} · ${ofFrame}`;
    if (page.title !== written) page.title = written;
  };
  const observer = new MutationObserver(write);
  const changes = { childList: true, characterData: true, subtree: true };
  observer.observe(title, changes);
  observer.observe(page.body, changes);
  write();
  return () => observer.disconnect();
}
