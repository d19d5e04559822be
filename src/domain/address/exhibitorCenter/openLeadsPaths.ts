import { definePath } from '../definePath.ts';

/** What a booth has to settle of its leads before it closes. */
export const openLeadsPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/open-leads');
/** The words with which a booth's first messages begin. */
export const firstWordsPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/first-message');
