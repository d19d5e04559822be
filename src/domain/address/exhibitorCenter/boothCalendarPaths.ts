import { definePath } from '../definePath.ts';

/** Where a booth proposes another time for an appointment. */
export const moveBoothAppointmentPath = /* @__PURE__ */ definePath(
  '/exhibitor-center/:id/appointments/:appointmentId/move',
);
/** When the booth and its people can be met. */
export const boothTimesPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/times');
/** The times of one of them: the id of a contact, or `stand`. */
export const boothTimesOfPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/times/:contact');
