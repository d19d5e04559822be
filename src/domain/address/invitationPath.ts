import { definePath } from './definePath.ts';

/** What the link of an exhibitor's invitation opens. */
export const invitationPath = /* @__PURE__ */ definePath('/invitation/:id/:invitationId');
