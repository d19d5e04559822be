export interface FoundImage {
  readonly element: Element;
  readonly url: string;
}

const loadable = /^(?:https?:)?\/\/[^/\\]|^\/(?![/\\])|^data:image\/(?:png|jpe?g|gif|webp);base64,/i;

/** Editors that load pictures late keep the address in the first two, and a blank picture in `src`. */
const sources = ['data-src', 'data-original', 'src'] as const;

/** The images that can be shown, in their order. */
export function findImages(content: DocumentFragment): readonly FoundImage[] {
  const found: FoundImage[] = [];
  for (const element of Array.from(content.querySelectorAll('img'))) {
    const urls = sources.map((name) => (element.getAttribute(name) ?? '').trim());
    const url = urls.find((address) => loadable.test(address));
    if (url !== undefined) found.push({ element, url });
  }
  return found;
}
