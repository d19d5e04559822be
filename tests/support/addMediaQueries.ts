/** jsdom has no media queries: here none matches, and none changes. */
export function addMediaQueries(): void {
  globalThis.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
}
