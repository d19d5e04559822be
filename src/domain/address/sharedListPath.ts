import { definePath } from './definePath.ts';

/** With `?list=` of one of several; a fragment holds a list that was sent. */
export const sharedListPath = /* @__PURE__ */ definePath('/shared-list/:id');
export const newSharedListPath = /* @__PURE__ */ definePath('/shared-list/:id/new');
/** With `?list=`. */
export const editSharedListPath = /* @__PURE__ */ definePath('/shared-list/:id/edit');
