import { definePath } from './definePath.ts';

/** With `?list=` of one of several; a fragment holds a list that was sent. */
export const sharedListPath = /* @__PURE__ */ definePath('/shared-list/:id');
export const newSharedListPath = /* @__PURE__ */ definePath('/shared-list/:id/new');
/** Under this name the phone notes that something of a list was not given on to a colleague. */
export const unsentListName = 'sharedList/unsent';
/** With `?list=`. */
export const editSharedListPath = /* @__PURE__ */ definePath('/shared-list/:id/edit');
