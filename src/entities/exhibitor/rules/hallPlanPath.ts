import { definePath } from '#domain/address/definePath.ts';

export const hallPlanPath = /* @__PURE__ */ definePath('/hall/:id/:hallId/plan');

/** The plan of a hall with the booth of an exhibitor in its middle. */
export const boothOnPlanPath = (exhibitionId: string, hallId: string, exhibitorId: string) =>
  `${hallPlanPath(exhibitionId, hallId)}?booth=${encodeURIComponent(exhibitorId)}`;
