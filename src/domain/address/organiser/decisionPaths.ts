import { definePath } from '../definePath.ts';

/** All that waits for a decision of the organiser. */
export const organiserDecidesPath = /* @__PURE__ */ definePath('/organiser-center/:id/decide');
/** One registration with all its answers. */
export const organiserDecideRegistrationPath = /* @__PURE__ */ definePath(
  '/organiser-center/:id/decide/:registrationId',
);
/** One row of another kind, whole. */
export const organiserDecideRowPath = /* @__PURE__ */ definePath('/organiser-center/:id/decide/:kind/:rowId');
