export interface FoundImage {
  readonly element: Element;
  readonly url: string;
}

const loadable = /^(?:https?:)?\/\/[^/\\]|^\/(?![/\\])|^data:image\/(?:png|jpe?g|gif|webp);base64,/i;

/** The images that can be shown, in their order. */
export function findImages(content: DocumentFragment): readonly FoundImage[] {
  return Array.from(content.querySelectorAll('img'))
    .map((element) => ({ element, url: (element.getAttribute('src') ?? '').trim() }))
    .filter(({ url }) => loadable.test(url));
}
