import { definePath } from './definePath.ts';

export const contactOrganiserPath = /* @__PURE__ */ definePath('/contact-us/:id');
export const newsPath = /* @__PURE__ */ definePath('/news/:id');
export const articlePath = /* @__PURE__ */ definePath('/article/:id/:newsId');
export const promotionsPath = /* @__PURE__ */ definePath('/promotions/:id');
export const promotionPath = /* @__PURE__ */ definePath('/promotion/:id/:promotionId');
export const livesPath = /* @__PURE__ */ definePath('/lives/:id');
export const livePath = /* @__PURE__ */ definePath('/live/:id/:liveId');
export const videosPath = /* @__PURE__ */ definePath('/videos/:id');
export const albumPath = /* @__PURE__ */ definePath('/album/:id');
export const guidePath = /* @__PURE__ */ definePath('/guide/:id');
export const guidePagePath = /* @__PURE__ */ definePath('/guide/:id/:pageId');
export const agendaPath = /* @__PURE__ */ definePath('/agenda/:id');
export const conferencesPath = /* @__PURE__ */ definePath('/conferences/:id');
export const conferencePath = /* @__PURE__ */ definePath('/conference/:id/:conferenceId');
