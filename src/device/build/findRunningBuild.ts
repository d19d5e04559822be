export function findRunningBuild(): string | undefined {
  const entry = document.querySelector('script[type="module"][src*="/assets/index-"]');
  return /index-([\w-]+)\.js/.exec(entry?.getAttribute('src') ?? '')?.[1];
}
