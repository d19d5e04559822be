import { definePath } from './definePath.ts';

export const contactOrganiserPath = /* @__PURE__ */ definePath('/contact-us/:id');
export const myQuestionsPath = /* @__PURE__ */ definePath('/my-questions/:id');
export const votesPath = /* @__PURE__ */ definePath('/votes/:id');
export const votePath = /* @__PURE__ */ definePath('/votes/:id/:voteId');
export const meetingRecordsPath = /* @__PURE__ */ definePath('/meeting-records/:id');
export const meetingRecordPath = /* @__PURE__ */ definePath('/meeting-records/:id/:meetingId');
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
export const seriesPath = /* @__PURE__ */ definePath('/series/:id');
/** All that the home leads to, as one list. */
export const everythingPath = /* @__PURE__ */ definePath('/everything/:id');
/** What has changed for the visitor since they have last looked. */
export const whatsNewPath = /* @__PURE__ */ definePath('/whats-new/:id');
export const suggestionsPath = /* @__PURE__ */ definePath('/for-you/:id');
