import { definePath } from '../definePath.ts';

/** What visitors have written in public to an exhibitor. */
export const boothCommentsPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/comments');
