import { definePath } from './definePath.ts';

/** Where one has checked in at an exhibition. */
export const myCheckInsPath = /* @__PURE__ */ definePath('/mine/:id/signIns');
