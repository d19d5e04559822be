import { definePath } from '#domain/address/definePath.ts';

export const searchPath = /* @__PURE__ */ definePath('/search/:id');
