import { definePath } from '../definePath.ts';

export const becomeExhibitorPath = /* @__PURE__ */ definePath('/become-exhibitor/:id');
/** Where one's application stands. */
export const exhibitorApplicationPath = /* @__PURE__ */ definePath('/become-exhibitor/:id/application');
