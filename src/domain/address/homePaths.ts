import { definePath } from './definePath.ts';

export const contactOrganiserPath = /* @__PURE__ */ definePath('/contact-us/:id');
export const newsPath = /* @__PURE__ */ definePath('/news/:id');
export const articlePath = /* @__PURE__ */ definePath('/article/:id/:newsId');
export const promotionsPath = /* @__PURE__ */ definePath('/promotions/:id');
export const promotionPath = /* @__PURE__ */ definePath('/promotion/:id/:promotionId');
