import { definePath } from '../definePath.ts';

/** Who has helped a booth. */
export const boothHelpPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/help');
