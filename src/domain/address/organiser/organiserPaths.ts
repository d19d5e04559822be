import { definePath } from '../definePath.ts';

export const organiserCenterPath = /* @__PURE__ */ definePath('/organiser-center/:id');
export const organiserAppointmentsPath = /* @__PURE__ */ definePath('/organiser-center/:id/appointments');
export const organiserRegistrationsPath = /* @__PURE__ */ definePath('/organiser-center/:id/registrations');
export const organiserPeoplePath = /* @__PURE__ */ definePath('/organiser-center/:id/people');
export const organiserExhibitionsPath = /* @__PURE__ */ definePath('/organiser-center/:id/exhibitions');
export const organiserNoticesPath = /* @__PURE__ */ definePath('/organiser-center/:id/notices');
export const organiserNoticePath = /* @__PURE__ */ definePath('/organiser-center/:id/notice');
export const organiserAskedPath = /* @__PURE__ */ definePath('/organiser-center/:id/asked/:kind');
export const organiserTeamsPath = /* @__PURE__ */ definePath('/organiser-center/:id/teams');
export const organiserFiguresPath = /* @__PURE__ */ definePath('/organiser-center/:id/figures');
export const organiserContentPath = /* @__PURE__ */ definePath('/organiser-center/:id/content');
export const organiserContentRowPath = /* @__PURE__ */ definePath(
  '/organiser-center/:id/content/:part/:rowId',
);
