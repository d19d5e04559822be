/** The server's codes for a refused registration. Assumed, see docs/data-api.md. */
export const registrationRefusals = {
  closed: 1101,
  full: 1102,
  /** The service that verifies name and document number is overloaded; retry. */
  identityBusy: 1103,
} as const;
