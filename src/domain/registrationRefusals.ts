/** The codes with which the server refuses a registration. Assumed, see docs/data-api.md. */
export const registrationRefusals = {
  closed: 1101,
  /** Something that was chosen, such as a time slot, has no room left. */
  full: 1102,
  /** The service that matches name and document number; the same may be accepted a moment later. */
  identityBusy: 1103,
} as const;
