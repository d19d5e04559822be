import { type CuttingProxy, startCuttingProxy } from './cuttingProxy.ts';
import { test as base } from './journey.ts';

/** The page comes through a proxy that breaks real connections. */
export const test = base.extend<{ line: CuttingProxy }>({
  // Playwright insists on a pattern here, even where no other fixture is needed.
  // oxlint-disable-next-line no-empty-pattern
  line: async ({}, use, { project }) => {
    const proxy = await startCuttingProxy(project.use.baseURL ?? '');
    await use(proxy);
    await proxy.close();
  },
  baseURL: ({ line }, use) => use(line.origin),
});
