import { definePath } from '../definePath.ts';

/** The visitors whom a booth can invite to a meeting because they have agreed to it. */
export const openVisitorsPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/invite');
/** Where a booth invites one visitor to a meeting. */
export const inviteVisitorPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/invite/:visitorId');
