import type { Page, Route } from '@playwright/test';
import { createFaults, type Faults } from '#sandbox/faults.ts';

/** The sandbox's own faults, but for one page only: other journeys run beside this one. */
export async function faultsOf(page: Page): Promise<Faults> {
  const faults = createFaults();
  for (const part of ['**/v2/**', '**/cos/**'])
    await page.route(part, (route) => answerRoute(route, faults).catch(unlessOver));
  return faults;
}

async function answerRoute(route: Route, faults: Faults): Promise<void> {
  const request = new Request(route.request().url(), { method: route.request().method() });
  const answer = await faults.around(request, async () => {
    const real = await route.fetch();
    const { 'content-type': type = '', etag } = real.headers();
    return new Response(new Uint8Array(await real.body()), {
      status: real.status(),
      headers: { 'content-type': type, ...(etag && { etag }) },
    });
  });
  const etag = answer.headers.get('etag');
  const type = answer.headers.get('content-type') ?? 'text/plain';
  const headers = { 'content-type': type, ...(etag && { etag }) };
  await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) });
}

/** A question that is under way when its test ends loses its answer. */
export function unlessOver(error: unknown): void {
  if (!/disposed|has been closed|Test ended/.test(String(error))) throw error;
}
