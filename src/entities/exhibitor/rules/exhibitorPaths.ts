import { definePath } from '#domain/address/definePath.ts';

export const exhibitorsPath = /* @__PURE__ */ definePath('/exhibitors/:id');
export const exhibitorPath = /* @__PURE__ */ definePath('/exhibitor/:id/:exhibitorId');
export const hallsPath = /* @__PURE__ */ definePath('/halls/:id');
export const hallPath = /* @__PURE__ */ definePath('/hall/:id/:hallId');
