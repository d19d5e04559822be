import { definePath } from './definePath.ts';

export const favouritesPath = /* @__PURE__ */ definePath('/favourites/:id');
