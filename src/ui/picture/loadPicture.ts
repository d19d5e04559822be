/** A picture of another site with CORS, so that the canvas stays readable; undefined if the host forbids that or on timeout, and for ''. */
export function loadPicture(url: string, waitMs: number): Promise<HTMLImageElement | undefined> {
  if (url === '') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const image = new Image();
    const timer = setTimeout(() => resolve(undefined), waitMs);
    const end = (found: HTMLImageElement | undefined) => {
      clearTimeout(timer);
      resolve(found);
    };
    // An SVG without a size cannot be drawn.
    image.addEventListener('load', () =>
      end(image.naturalWidth > 0 && image.naturalHeight > 0 ? image : undefined),
    );
    image.addEventListener('error', () => end(undefined));
    // One of this site would be loaded a second time with it.
    if (new URL(url, location.href).origin !== location.origin) image.crossOrigin = 'anonymous';
    image.src = url;
  });
}
