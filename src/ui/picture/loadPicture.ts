/**
 * A picture that a canvas may be read with afterwards; undefined where its host does not allow that, or it does not come
 * in time. '' is none.
 */
export function loadPicture(url: string, waitMs: number): Promise<HTMLImageElement | undefined> {
  if (url === '') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const image = new Image();
    const timer = setTimeout(() => resolve(undefined), waitMs);
    const end = (found: HTMLImageElement | undefined) => {
      clearTimeout(timer);
      resolve(found);
    };
    // Without a size nothing can be drawn: a vector that names none.
    image.addEventListener('load', () =>
      end(image.naturalWidth > 0 && image.naturalHeight > 0 ? image : undefined),
    );
    image.addEventListener('error', () => end(undefined));
    image.crossOrigin = 'anonymous';
    image.src = url;
  });
}
