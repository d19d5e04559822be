import { definePath } from '../definePath.ts';

/** The visitors whom a booth can invite to a meeting because they have agreed to it. */
export const openVisitorsPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/invite');
/** Where a booth invites one visitor to a meeting. */
export const inviteVisitorPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/invite/:visitorId');
/** The invitations that a booth gives away as links. */
export const boothInvitationsPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/invitations');
export const newBoothInvitationPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/invitations/new');
/** One of them: its code, who has accepted it, and the way to withdraw it. */
export const boothInvitationPath = /* @__PURE__ */ definePath(
  '/exhibitor-center/:id/invitations/:invitationId',
);
