import { readRemembered } from '#data/queries/rememberedParts.ts';
import { isServerRow } from '#domain/record/serverRow.ts';

/** Under which name the phone remembers which lists of an exhibition have something in them. */
export const contentPart = 'content';

/** Which lists have something in them, as the home has read it last on this phone; undefined where it has not. Asks for nothing. */
export function knownContent(exhibitionId: string): Readonly<Record<string, boolean>> | undefined {
  const known = readRemembered(exhibitionId, contentPart);
  return isServerRow(known) ? (known as Record<string, boolean>) : undefined;
}

/** Whether it is known that there is nothing to look around in. */
export function hasNothingToExplore(exhibitionId: string): boolean {
  const known = knownContent(exhibitionId);
  return known !== undefined && !Object.keys(known).some((list) => known[list] === true);
}
