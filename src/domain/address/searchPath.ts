import { definePath } from './definePath.ts';

export const searchPath = /* @__PURE__ */ definePath('/search/:id');
