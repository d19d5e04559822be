import { definePath } from './definePath.ts';

/** What can still be reached today. With `?in=` minutes and `?from=` a hall. */
export const latePath = /* @__PURE__ */ definePath('/late/:id');
