import { laterNames } from '#device/storage/later/laterNames.ts';
import { createVisitorLists } from '#session/acting/visitorLists.ts';

const isId = (value: unknown): value is string => typeof value === 'string';

/** The exhibitors that were ticked off at an exhibition. On this phone alone: no server is told. */
export const visitedList = createVisitorLists({
  prefix: laterNames.visitedPrefix,
  isEntry: isId,
  most: 2_000,
});

export function setVisited(exhibitionId: string, exhibitorId: string, isVisited: boolean): void {
  visitedList(exhibitionId).change((before) => {
    const others = before.filter((id) => id !== exhibitorId);
    return isVisited ? [...others, exhibitorId] : others;
  });
}
