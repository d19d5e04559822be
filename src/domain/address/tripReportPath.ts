import { definePath } from './definePath.ts';

/** With `?day=YYYY-MM-DD` of one day; of the whole exhibition without. */
export const tripReportPath = /* @__PURE__ */ definePath('/trip-report/:id');
