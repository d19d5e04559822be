/** Where the object storage is reached. */
export interface StoragePlace {
  readonly protocol: 'https:' | 'http:';
  /** Host and port, and the folder where it is not the root. */
  readonly domain: string;
}

/** A storage of its own is reached by https. Without one it lies beside the page, below `/cos`, by the page's scheme. */
export function storagePlace(
  host: string,
  page: { readonly protocol: string; readonly host: string },
): StoragePlace {
  if (host !== '') return { protocol: 'https:', domain: host };
  return { protocol: page.protocol === 'http:' ? 'http:' : 'https:', domain: `${page.host}/cos` };
}

/** The address of a stored file: the storage names it without a scheme. */
export function storedLocation(named: string, { protocol }: StoragePlace): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(named) ? named : `${protocol}//${named.replace(/^\/\//, '')}`;
}
