/** Whether an address is of another origin than the page. */
export const isForeign = (address: string): boolean =>
  address !== '' && new URL(address, location.href).origin !== location.origin;
