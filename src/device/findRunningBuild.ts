/** The name of the build this page runs: the mark in its entry's address. Undefined where nothing was built. */
export function findRunningBuild(): string | undefined {
  const entry = document.querySelector('script[type="module"][src*="/assets/index-"]');
  return /index-([\w-]+)\.js/.exec(entry?.getAttribute('src') ?? '')?.[1];
}
