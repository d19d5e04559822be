const hostAndPath = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{1,5})?\/\S+$/i;

/** Adds https to an address without a scheme, or with `//`. Undefined for what is no web address. */
export function completeMediaAddress(text: string): string | undefined {
  const address = text.trim();
  if (/^https?:\/\/[^\s/]+\/\S+$/i.test(address)) return address;
  const bare = address.replace(/^\/\//, '');
  return hostAndPath.test(bare) ? `https://${bare}` : undefined;
}
