import type { BrowserContext } from '@playwright/test';

/** What the content security policy has blocked in any page of a context, one line each. */
export interface PolicyWatch {
  readonly blocked: readonly string[];
}

/** Listens from the first moment of every page on. Must be there before the first page is opened. */
export async function watchPolicy(context: BrowserContext): Promise<PolicyWatch> {
  const blocked: string[] = [];
  await context.exposeBinding('sayBlocked', (_source, line: string) => void blocked.push(line));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = violation;
      const line = `${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`;
      (window as unknown as { sayBlocked(line: string): void }).sayBlocked(line);
    });
  });
  return { blocked };
}
