/** Whether a ticket is ready for the gate; without a name for those of the exhibition in use. */
export const readyPath = (voucherId?: string) =>
  `${readyScreenPath}${voucherId === undefined ? '' : `?voucher=${encodeURIComponent(voucherId)}`}`;

export const readyScreenPath = '/ready';
