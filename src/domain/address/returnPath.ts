import { isRecordId } from '../record/isRecordId.ts';
import { classifyLink } from './classifyLink.ts';
import { notFoundPath, selectPath } from './paths.ts';

/** No page has this origin, so that no complete address counts as one of the app's. */
const origin = 'https://this-app.invalid';

/** A known screen, else the exhibition's page. The target may come from a link: the link rule, limited to fewer screens. */
export function returnPath(
  target: string | undefined,
  exhibitionId: string | undefined,
  screens: readonly string[],
): string {
  const link = classifyLink(target, { origin, screens });
  if (link.kind === 'internal' && link.path === target) return link.path;
  return isRecordId(exhibitionId) ? selectPath(exhibitionId) : notFoundPath;
}
