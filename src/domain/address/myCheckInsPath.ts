import { definePath } from './definePath.ts';

export const myCheckInsPath = /* @__PURE__ */ definePath('/mine/:id/signIns');
