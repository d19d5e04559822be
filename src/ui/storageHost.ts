let host = '';

/** The exact host of the object storage, '' where there is none; told once at the start. */
export function provideStorageHost(given: string): void {
  host = given;
}

export function storageHost(): string {
  return host;
}
