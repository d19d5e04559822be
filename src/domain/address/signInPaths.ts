import { definePath } from './definePath.ts';

/** Where one has checked in at an exhibition. */
export const mySignInsPath = /* @__PURE__ */ definePath('/mine/:id/signIns');
