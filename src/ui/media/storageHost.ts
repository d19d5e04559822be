let host = '';

/** The exact host of the object storage, or ''; set once at the start. */
export function provideStorageHost(given: string): void {
  host = given;
}

export function storageHost(): string {
  return host;
}
