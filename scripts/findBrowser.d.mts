// For playwright.config.ts, which is checked without the scripts.
interface Machine {
  platform?: NodeJS.Platform;
  env?: NodeJS.ProcessEnv;
  exists?: (path: string) => boolean;
  own?: () => string;
  prefersShell?: boolean;
}
export function usualPlaces(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[];
export function findBrowser(machine?: Machine): string | undefined;
export function getBrowser(): string;
export const switchedOff: string[];
export const quietBrowser: string[];
