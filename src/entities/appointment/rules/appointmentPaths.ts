import { definePath } from '#domain/address/definePath.ts';

export const appointmentsPath = /* @__PURE__ */ definePath('/appointments/:id');
export const appointmentPath = /* @__PURE__ */ definePath('/appointments/:id/:appointmentId');
export const askAppointmentPath = /* @__PURE__ */ definePath('/appointments/:id/with/:exhibitorId');

/** The same page, to move an appointment that there is already. */
export const moveAppointmentPath = (exhibitionId: string, exhibitorId: string, appointmentId: string) =>
  `${askAppointmentPath(exhibitionId, exhibitorId)}?change=${encodeURIComponent(appointmentId)}`;
