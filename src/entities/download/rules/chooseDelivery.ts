import { mostKeptFileBytes } from './keptFile.ts';

export interface DeliveryFacts {
  /** The page can give the phone a file; inside other apps it cannot. */
  readonly canSave: boolean;
  /** This page's policy lets it read the address. */
  readonly isReadable: boolean;
  readonly bytes: number | undefined;
}

/** `page`: the page loads the file, shows its progress and keeps it. `host`: whatever shows the page opens its address. */
export type Delivery = 'page' | 'host';

export function chooseDelivery({ canSave, isReadable, bytes = 0 }: DeliveryFacts): Delivery {
  return canSave && isReadable && bytes <= mostKeptFileBytes ? 'page' : 'host';
}

interface Readable {
  readonly origin: string;
  /** '' where it is a part of this origin. */
  readonly storageHost: string;
}

/** The content policy lets the page read from its own origin and from the storage. */
export function isReadableAddress(url: string, { origin, storageHost }: Readable): boolean {
  return url.startsWith(`${origin}/`) || (storageHost !== '' && url.startsWith(`https://${storageHost}/`));
}

/** An address without a host is one of this origin, one without a scheme uses https; undefined for what is no address. */
export function fileAddress(url: string, origin: string): string | undefined {
  if (/^\/(?!\/)\S+$/.test(url)) return origin + url;
  const full = /^\/\/[^\s/]+\/\S+$/.test(url) ? `https:${url}` : url;
  return /^https?:\/\/[^\s/]+\/\S+$/i.test(full) ? full : undefined;
}
