const hostAndPath = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{1,5})?\/\S+$/i;

/**
 * The address of a stored file as it is kept: one without a scheme, or that begins with `//`, is completed to https.
 * Undefined for what is no address of the web.
 */
export function completeMediaAddress(text: string): string | undefined {
  const address = text.trim();
  if (/^https?:\/\/[^\s/]+\/\S+$/i.test(address)) return address;
  const bare = address.replace(/^\/\//, '');
  return hostAndPath.test(bare) ? `https://${bare}` : undefined;
}
