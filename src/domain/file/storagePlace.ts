export interface StoragePlace {
  readonly protocol: 'https:' | 'http:';
  readonly domain: string;
}

/** A separate storage uses https. Without one it is at `/cos` on the page's origin. */
export function storagePlace(
  host: string,
  page: { readonly protocol: string; readonly host: string },
): StoragePlace {
  if (host !== '') return { protocol: 'https:', domain: host };
  return { protocol: page.protocol === 'http:' ? 'http:' : 'https:', domain: `${page.host}/cos` };
}

export function storedLocation(named: string, { protocol }: StoragePlace): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(named) ? named : `${protocol}//${named.replace(/^\/\//, '')}`;
}
