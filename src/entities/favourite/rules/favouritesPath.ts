import { definePath } from '#domain/address/definePath.ts';

export const favouritesPath = /* @__PURE__ */ definePath('/favourites/:id');
