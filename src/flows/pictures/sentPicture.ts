import { storagePlace } from '#domain/file/storagePlace.ts';
import { storageHost } from '#ui/media/storageHost.ts';

/** Whether an address is that of a stored file. The storage may be at the page's own origin. */
export function isStored(address: unknown): address is string {
  const { protocol, domain } = storagePlace(storageHost(), window.location);
  return typeof address === 'string' && address.startsWith(`${protocol}//${domain}/`);
}

/**
 * The address of a picture that another person has named; '' for one of any other host than the storage and the page's own, which would learn by
 * it who reads what was sent, and when.
 */
export function sentPicture(address: string): string {
  const { origin } = window.location;
  const isHere = address.startsWith(`${origin}/`) || /^\/(?![/\\])/.test(address);
  return isHere || isStored(address) ? address : '';
}
