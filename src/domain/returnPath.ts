import { isRecordId } from './ids.ts';
import { classifyLink } from './classifyLink.ts';
import { notFoundPath, selectPath } from './paths.ts';

/** No page has this origin, so that no complete address counts as one of the app's. */
const origin = 'https://this-app.invalid';

/**
 * Where a stored redirect target leads: one of `screens`, by their paths in the route table, or the exhibition's page.
 * What is stored may have come from a link, so it passes the same rule as every other link.
 */
export function returnPath(
  target: string | undefined,
  exhibitionId: string | undefined,
  screens: readonly string[],
): string {
  const link = classifyLink(target, { origin, screens });
  if (link.kind === 'internal' && link.path === target) return link.path;
  return isRecordId(exhibitionId) ? selectPath(exhibitionId) : notFoundPath;
}
