/** A Trusted Types policy: only addresses of our origin may become script URLs. */
export function allowOwnScripts(): void {
  Reflect.get(window, 'trustedTypes')?.createPolicy('default', {
    createScriptURL: (address: string) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
}
